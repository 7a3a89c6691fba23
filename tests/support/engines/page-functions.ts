/** An element by CSS selector and the beginning of its name: a label, or its text. */
export interface Target {
  css: string;
  name?: string;
}

declare global {
  /** `findInPage`, which `Tab.evaluate` provides to each function in a page. */
  const find: typeof findInPage;
  /** Whether the last click reached its target. */
  var wasPressed: boolean | undefined;
}

/** The first visible match; an exact name wins over one that only begins with it. */
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

/** The element's center in the window, or null while it moves, is disabled or covered. */
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

/** Like user input: frameworks replace the element's setter and listen for the event. */
export function setValue(target: Target, value: string): boolean {
  const element = find(target);
  if (!element) return false;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!.set!.call(element, value);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** React stores its root on the element. */
export function isHydrated(): boolean {
  return Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__reactContainer'));
}

/** Firefox logs an error for each module that still loads when its page is left. */
export function hasLoadedModules(): boolean {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const later = [...document.querySelectorAll<HTMLElement>('script[data-src]')];
  if (later.some(({ dataset }) => !loaded.includes(new URL(dataset.src!, document.baseURI).href)))
    return false;
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  if (preloads.some(({ href }) => !loaded.includes(href))) return false;
  if (!document.getElementById('data')?.dataset.modules) return true;
  return Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__reactContainer'));
}
