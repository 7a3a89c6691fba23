import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { goneRows, inOldPlaces, pushesDown } from './steady-rows.ts';
import { usePointerActivity } from './use-pointer-activity.ts';

interface List<Row> {
  rows: readonly Row[];
}

/** How long a hand must have left the list alone before rows may move under it. */
const quietMilliseconds = 1_500;

/**
 * The list, of which no row hands its place to another one while a hand is there. Rows that came in by themselves wait
 * until finger and pointer rest, and where the page is scrolled, what is in view stays where it is. A row that is gone
 * keeps its place, as one of `gone`, until nothing was pressed for a moment: the second press of a hand that presses
 * twice, or again because nothing seems to happen, falls on it and not on the next one.
 */
export function useSteadyRows<Row extends object, L extends List<Row>>(
  container: RefObject<HTMLElement | null>,
  list: (L & List<Row>) | undefined,
) {
  const [taken, setTaken] = useState(list);
  const hand = usePointerActivity(container);
  const anchor = useRef<Anchor>(null);

  useLayoutEffect(() => {
    if (list === taken) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = () => {
      const wait = quietAgainAt(hand.current, taken?.rows, list?.rows) - performance.now();
      if (wait > 0) {
        timer = setTimeout(take, wait);
        return;
      }
      anchor.current = firstInView(container.current);
      setTaken(list);
    };
    take();
    return () => clearTimeout(timer);
  }, [container, hand, list, taken]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the rows are in place
  useLayoutEffect(() => {
    if (!anchor.current?.element.isConnected) return;
    const { element, top } = anchor.current;
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
    anchor.current = null;
  }, [taken]);

  return useMemo(() => {
    if (!list || !taken || list === taken) return { data: list ?? taken, gone: none };
    return {
      data: { ...list, rows: inOldPlaces(taken.rows, list.rows) },
      gone: new Set<object>(goneRows(taken.rows, list.rows)),
    };
  }, [list, taken]);
}

const none: ReadonlySet<object> = new Set();

type Rows = readonly object[] | undefined;

/** When rows may move, of the change from `before` to `after`. */
function quietAgainAt(
  { lastTouch, lastPress }: { lastTouch: number; lastPress: number },
  before: Rows,
  after: Rows,
) {
  if (pushesDown(before, after)) return lastTouch + quietMilliseconds;
  if (goneRows(before, after).length > 0) return lastPress + quietMilliseconds;
  return 0;
}

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
