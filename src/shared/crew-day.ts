/** A visit on a crew's day, in minutes after midnight. It may begin at `to` at the latest. */
export interface DayVisit {
  from: number;
  to: number;
  minutes: number;
  /** Occupies its minutes within the crew's hours, at any time. */
  isForced?: boolean;
}

export interface CrewDay {
  opens: number;
  closes: number;
  /** Between one visit's end and the next one's begin. */
  bufferMinutes: number;
  visits: readonly DayVisit[];
}

/** Days of 18 different visits stay far below it. */
const maxOrders = 300_000;

/**
 * True if the crew can keep all visits, in some order. See docs/product.md#arrival-windows.
 *
 * The answer is exact. Only a day that needs more than `maxOrders` partial orders is given up
 * and counts as full.
 */
export function canKeep({ opens, closes, bufferMinutes, visits }: CrewDay): boolean {
  const total = visits.reduce((sum, { minutes }) => sum + minutes + bufferMinutes, -bufferMinutes);
  if (visits.length > 0 && total > closes - opens) return false;
  const begins = visits.map(({ from, to, minutes, isForced }) => ({
    from: isForced ? opens : Math.max(from, opens),
    to: isForced ? closes - minutes : Math.min(to, closes - minutes),
    minutes,
  }));
  if (begins.some(({ from, to }) => from > to)) return false;
  return earliestFirst(begins, opens, bufferMinutes) || someOrder(chainsOf(begins), opens, bufferMinutes);
}

/** Finds an order at once on most days that have one. */
function earliestFirst(begins: readonly DayVisit[], opens: number, bufferMinutes: number): boolean {
  let free = opens;
  for (const visit of begins.toSorted((a, b) => a.to - b.to || a.from - b.from)) {
    const begin = Math.max(free, visit.from);
    if (begin > visit.to) return false;
    free = begin + visit.minutes + bufferMinutes;
  }
  return true;
}

/**
 * Groups visits of equal length of which none must begin earlier and may begin later than another.
 * Swapping two of a chain never makes a day impossible, so only one order within a chain is tried.
 */
function chainsOf(begins: readonly DayVisit[]): DayVisit[][] {
  const chains: DayVisit[][] = [];
  for (const visit of begins.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const chain = chains.find((members) => {
      const last = members.at(-1);
      return last?.minutes === visit.minutes && last.to <= visit.to;
    });
    if (chain) chain.push(visit);
    else chains.push([visit]);
  }
  return chains;
}

/**
 * Dynamic programming over how many visits of each chain are done. Of all orders of the same
 * visits only the one that ends first matters.
 */
function someOrder(chains: readonly DayVisit[][], opens: number, bufferMinutes: number): boolean {
  const strides: number[] = [];
  let states = 1;
  for (const chain of chains) {
    strides.push(states);
    states *= chain.length + 1;
  }
  if (states > Number.MAX_SAFE_INTEGER) return false;
  let tried = 0;
  // The number of each state, with the time from which its crew is free again.
  let reached = new Map([[0, opens]]);
  for (let left = chains.flat().length; left > 0 && reached.size > 0; left--) {
    const next = new Map<number, number>();
    for (const [state, free] of reached) {
      const waiting = nextOfEach(state, chains, strides);
      if (waiting.some(({ visit }) => Math.max(free, visit.from) > visit.to)) continue;
      for (const { visit, stride } of waiting) {
        const end = Math.max(free, visit.from) + visit.minutes + bufferMinutes;
        const known = next.get(state + stride);
        if (known === undefined || end < known) next.set(state + stride, end);
      }
    }
    tried += next.size;
    if (tried > maxOrders) return false;
    reached = next;
  }
  return reached.size > 0;
}

/** The first visit of each chain that is not done yet: none behind it may begin later. */
function nextOfEach(state: number, chains: readonly DayVisit[][], strides: readonly number[]) {
  const waiting: { visit: DayVisit; stride: number }[] = [];
  for (const [index, chain] of chains.entries()) {
    const stride = strides[index] ?? 1;
    const visit = chain[Math.floor(state / stride) % (chain.length + 1)];
    if (visit) waiting.push({ visit, stride });
  }
  return waiting;
}
