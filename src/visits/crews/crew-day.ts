/** A visit on a crew's day, in minutes after midnight. It may start at `to` at the latest. */
export interface DayVisit {
  from: number;
  to: number;
  minutes: number;
  /** Occupies its minutes within the crew's hours, at any time. */
  isForced?: boolean;
}

export interface Span {
  from: number;
  to: number;
}

export interface DayBounds {
  opens: number;
  closes: number;
  /** Between the end of a visit and the start of the next. */
  bufferMinutes: number;
  /** Time in which no visit may lie, by its start. */
  blocked: readonly Span[];
}

export interface CrewDay extends DayBounds {
  visits: readonly DayVisit[];
}

/** Days of 18 different visits stay far below it. */
const maxOrders = 300_000;

/**
 * True if some order of the visits works. See docs/product/visits.md#arrival-windows.
 *
 * The result is exact, but a day that needs more than `maxOrders` partial orders counts as full.
 */
export function isFeasible({ visits, ...bounds }: CrewDay): boolean {
  const { opens, closes, bufferMinutes } = bounds;
  const total = visits.reduce((sum, { minutes }) => sum + minutes + bufferMinutes, -bufferMinutes);
  if (visits.length > 0 && total > closes - opens) return false;
  const starts = visits.map(({ from, to, minutes, isForced }) => ({
    from: isForced ? opens : Math.max(from, opens),
    to: isForced ? closes - minutes : Math.min(to, closes - minutes),
    minutes,
  }));
  if (starts.some(({ from, to }) => from > to)) return false;
  return earliestFirst(starts, bounds) || someOrder(getChains(starts), bounds);
}

/**
 * The visits that can be kept together, those booked first before others, and those that the hours no longer allow. The
 * visits come in the order of their bookings. A forced one need not be kept, and takes nobody's place.
 */
export function splitDay<Visit extends DayVisit>(
  bounds: DayBounds,
  visits: readonly Visit[],
): { kept: Visit[]; lost: Visit[] } {
  const booked = visits.filter(({ isForced }) => !isForced);
  if (isFeasible({ ...bounds, visits: booked })) return { kept: [...visits], lost: [] };
  const kept: Visit[] = [];
  const lost: Visit[] = [];
  for (const visit of booked) {
    (isFeasible({ ...bounds, visits: [...kept, visit] }) ? kept : lost).push(visit);
  }
  return { kept: [...kept, ...visits.filter(({ isForced }) => isForced)], lost };
}

/** Finds an order at once on most feasible days. */
function earliestFirst(starts: readonly DayVisit[], { opens, bufferMinutes, blocked }: DayBounds): boolean {
  let free = opens;
  for (const visit of starts.toSorted((a, b) => a.to - b.to || a.from - b.from)) {
    const start = findStart(Math.max(free, visit.from), visit.minutes, blocked);
    if (start > visit.to) return false;
    free = start + visit.minutes + bufferMinutes;
  }
  return true;
}

/** The first start from then on at which the visit lies outside of blocks. */
function findStart(from: number, minutes: number, blocked: readonly Span[]): number {
  let start = from;
  for (const block of blocked) {
    if (start < block.to && block.from < start + minutes) start = block.to;
  }
  return start;
}

/**
 * Groups visits of equal length whose earliest and latest starts rise together. A feasible day stays feasible in that
 * order, so no other is tried within a chain.
 */
function getChains(starts: readonly DayVisit[]): DayVisit[][] {
  const chains: DayVisit[][] = [];
  for (const visit of starts.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const chain = chains.find((members) => {
      const last = members.at(-1);
      return last?.minutes === visit.minutes && last.to <= visit.to;
    });
    if (chain) chain.push(visit);
    else chains.push([visit]);
  }
  return chains;
}

interface Chain {
  visits: readonly DayVisit[];
  /** Each finished visit of this chain adds this to the number of a state. */
  stride: number;
}

/**
 * Dynamic programming over how many visits of each chain are done. Of all orders of the same
 * visits only the one that ends first matters.
 */
function someOrder(members: readonly DayVisit[][], { opens, bufferMinutes, blocked }: DayBounds): boolean {
  const chains: Chain[] = [];
  let states = 1;
  for (const visits of members) {
    chains.push({ visits, stride: states });
    states *= visits.length + 1;
  }
  if (states > Number.MAX_SAFE_INTEGER) return false;
  let tried = 0;
  // The number of each state, with the time from which its crew is free again.
  let reached = new Map([[0, opens]]);
  for (let left = members.flat().length; left > 0 && reached.size > 0; left--) {
    const next = new Map<number, number>();
    for (const [state, free] of reached) {
      if (isAnyTooLate(chains, state, free)) continue;
      for (const chain of chains) {
        const visit = getNext(chain, state);
        if (!visit) continue;
        const start = findStart(Math.max(free, visit.from), visit.minutes, blocked);
        if (start > visit.to) continue;
        const end = start + visit.minutes + bufferMinutes;
        const known = next.get(state + chain.stride);
        if (known === undefined || end < known) next.set(state + chain.stride, end);
      }
    }
    tried += next.size;
    if (tried > maxOrders) return false;
    reached = next;
  }
  return reached.size > 0;
}

const isAnyTooLate = (chains: readonly Chain[], state: number, free: number) =>
  chains.some((chain) => free > (getNext(chain, state)?.to ?? Number.POSITIVE_INFINITY));

/** The next visit of the chain; undefined after the last. */
const getNext = ({ visits, stride }: Chain, state: number): DayVisit | undefined =>
  visits[Math.floor(state / stride) % (visits.length + 1)];
