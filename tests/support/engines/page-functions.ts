/** An element by its CSS selector and its name, or the beginning of it: a label, or the text in it. */
export interface Target {
  css: string;
  name?: string;
}

declare global {
  /** `findInPage`, which `Tab.evaluate` puts beside each function that runs in a page. */
  const find: typeof findInPage;
  /** Whether the last press reached what it was meant for. */
  var wasPressed: boolean | undefined;
}

/** The first such element that is shown; one with just this name goes before one whose name only begins so. */
export function findInPage({ css, name = '' }: Target): HTMLElement | undefined {
  const shown = [...document.querySelectorAll<HTMLElement>(css)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const nameOf = (element: HTMLElement) => {
    const { labels } = element as HTMLInputElement;
    const labelledBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const name = element.ariaLabel ?? (labelledBy ?? labels?.[0] ?? element).textContent;
    return name.replace(/\s+/g, ' ').trim().toLowerCase();
  };
  const wanted = name.toLowerCase();
  return (
    shown.find((element) => nameOf(element) === wanted) ??
    shown.find((element) => nameOf(element).startsWith(wanted))
  );
}

/** The middle of the element in the window, or null as long as it moves, is disabled or lies beneath something else. */
export async function pointOf(target: Target): Promise<{ x: number; y: number } | null> {
  const element = find(target);
  if (!element || (element as HTMLButtonElement).disabled) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.floor(x + width / 2), y: Math.floor(y + height / 2) };
  };
  const before = middle();
  await new Promise((resolve) => setTimeout(resolve, 60));
  const { x, y } = middle();
  if (x !== before.x || y !== before.y) return null;
  const top = document.elementFromPoint(x, y);
  const isReached = element.contains(top) || top?.closest('label')?.contains(element);
  if (!isReached) return null;
  globalThis.wasPressed = false;
  const note = () => {
    globalThis.wasPressed = true;
  };
  element.addEventListener('click', note, { once: true });
  return { x, y };
}

/** As if it had been entered: frameworks listen for the event, and replace the setter of the element. */
export function setValue(target: Target, value: string): boolean {
  const element = find(target);
  if (!element) return false;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!.set!.call(element, value);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** React notes its own root on the element. */
export function isHydrated(): boolean {
  return Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__reactContainer'));
}
