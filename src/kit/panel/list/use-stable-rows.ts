import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { hasNewAbove, inOldPlaces, removedRows } from './stable-rows.ts';

/** How long nobody must have pointed at the list, pressed or typed in it before its rows may move. */
const quietMilliseconds = 1_500;

/**
 * The rows, none of which moves under a finger or pointer. New rows wait until the list is at rest. A removed row stays
 * in its place for a moment, as one of `removed`, so that a second press falls on it and not on the next row.
 */
export function useStableRows<Row extends object>(
  container: RefObject<HTMLElement | null>,
  rows: readonly Row[],
) {
  const [shown, setShown] = useState(rows);
  const lastActivity = useLastActivity(container);
  const anchor = useRef<Anchor>(null);

  useLayoutEffect(() => {
    if (rows === shown) return;
    const isRemoved = removedRows(shown, rows).length > 0;
    const changedAt = isRemoved && isNear(lastActivity.current) ? performance.now() : 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const isMoving = isRemoved || hasNewAbove(shown, rows);
      const quietAt = Math.max(lastActivity.current, changedAt) + quietMilliseconds;
      const wait = isMoving ? quietAt - performance.now() : 0;
      if (wait > 0) {
        timer = setTimeout(show, wait);
        return;
      }
      anchor.current = firstInView(container.current);
      setShown(rows);
    };
    show();
    return () => clearTimeout(timer);
  }, [container, lastActivity, rows, shown]);

  // Safari does not keep what is in view in its place where rows come in above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the rows are in place
  useLayoutEffect(() => {
    if (!anchor.current?.row.isConnected) return;
    const { row, top } = anchor.current;
    window.scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
    anchor.current = null;
  }, [shown]);

  return useMemo(
    () =>
      rows === shown
        ? { rows, removed: none }
        : { rows: inOldPlaces(shown, rows), removed: new Set<object>(removedRows(shown, rows)) },
    [rows, shown],
  );
}

const none: ReadonlySet<object> = new Set();

/** Nobody has pressed elsewhere since the last press in the list, so that one may be repeated. */
const isNear = (lastActivity: number) => lastActivity > Number.NEGATIVE_INFINITY;

/** When somebody last pointed at the list, pressed or typed in it. A press elsewhere, and Back, end that. */
function useLastActivity(container: RefObject<HTMLElement | null>) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const note = ({ target, type }: Event) => {
      if (target instanceof Node && container.current?.contains(target)) last.current = performance.now();
      else if (!moves.includes(type)) last.current = Number.NEGATIVE_INFINITY;
    };
    const events = [...moves, 'pointerdown', 'keydown', 'input', 'popstate'];
    for (const event of events) window.addEventListener(event, note, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, note);
    };
  }, [container]);
  return last;
}

const moves = ['pointermove', 'touchmove'];

interface Anchor {
  row: Element;
  top: number;
}

/** The first row in view of a scrolled page. At the top of the page new rows may be seen coming. */
function firstInView(container: HTMLElement | null): Anchor | null {
  if (!container || window.scrollY === 0) return null;
  const row = [...container.querySelectorAll('li')].find((each) => each.getBoundingClientRect().bottom > 0);
  return row ? { row, top: row.getBoundingClientRect().top } : null;
}
