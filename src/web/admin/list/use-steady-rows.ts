import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface List {
  rows: readonly object[];
}

/** How long a hand must have left the list alone before rows may move under it. */
const quietMilliseconds = 1_500;

/**
 * The list, of which rows that came in by themselves appear without moving what is being pointed at: while a finger
 * or the pointer is at work they wait a moment, and where the page is scrolled, what is in view stays where it is.
 */
export function useSteadyRows<L extends List>(container: RefObject<HTMLElement | null>, list: L | undefined) {
  const [shown, setShown] = useState(list);
  const lastTouch = useLastTouch(container);
  const anchor = useRef<Anchor>(null);

  useLayoutEffect(() => {
    if (list === shown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = () => {
      const wait = pushesDown(shown, list) ? lastTouch.current + quietMilliseconds - performance.now() : 0;
      if (wait > 0) {
        timer = setTimeout(take, wait);
        return;
      }
      anchor.current = firstInView(container.current);
      setShown(list);
    };
    take();
    return () => clearTimeout(timer);
  }, [container, lastTouch, list, shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the rows are in place
  useLayoutEffect(() => {
    if (!anchor.current?.element.isConnected) return;
    const { element, top } = anchor.current;
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
    anchor.current = null;
  }, [shown]);

  return shown ?? list;
}

/** When the list was last touched, pointed at or typed into. */
function useLastTouch(container: RefObject<HTMLElement | null>) {
  const time = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Node && container.current?.contains(target)) time.current = performance.now();
    };
    const events = ['pointerdown', 'pointermove', 'touchmove', 'keydown'];
    for (const event of events) document.addEventListener(event, note, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, note);
    };
  }, [container]);
  return time;
}

/** New rows stand above known ones, and no row went but from the end: that is news, not an answer to a press. */
export function pushesDown(before: List | undefined, after: List | undefined): boolean {
  if (!before || !after) return false;
  const old = before.rows.map(idOf);
  const now = after.rows.map(idOf);
  const stay = old.filter((id) => now.includes(id));
  const onlyTailWent = stay.every((id, index) => id === old[index]);
  const lastKnown = now.findLastIndex((id) => old.includes(id));
  return onlyTailWent && now.slice(0, Math.max(lastKnown, 0)).some((id) => !old.includes(id));
}

const idOf = (row: object): unknown => ('id' in row ? row.id : row);

interface Anchor {
  element: Element;
  top: number;
}

/** The first row that is in view, of a page that is scrolled. At the top of the page new rows may be seen coming. */
function firstInView(container: HTMLElement | null): Anchor | null {
  if (!container || window.scrollY === 0) return null;
  for (const element of container.querySelectorAll('li')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0) return { element, top };
  }
  return null;
}
