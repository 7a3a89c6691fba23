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
export function isFeasible({ opens, closes, bufferMinutes, visits }: CrewDay): boolean {
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

interface Chain {
  visits: readonly DayVisit[];
  /** What one visit of this chain adds to the number of a state. */
  stride: number;
}

/**
 * Dynamic programming over how many visits of each chain are done. Of all orders of the same
 * visits only the one that ends first matters.
 */
function someOrder(members: readonly DayVisit[][], opens: number, bufferMinutes: number): boolean {
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
        const visit = nextOf(chain, state);
        if (!visit) continue;
        const end = Math.max(free, visit.from) + visit.minutes + bufferMinutes;
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
  chains.some((chain) => free > (nextOf(chain, state)?.to ?? Number.POSITIVE_INFINITY));

/** The first visit of the chain that is not done yet: none behind it must begin earlier. */
const nextOf = ({ visits, stride }: Chain, state: number): DayVisit | undefined =>
  visits[Math.floor(state / stride) % (visits.length + 1)];
