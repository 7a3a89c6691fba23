import { findOrder } from './visit-order.ts';

/** A visit on a crew's day, in minutes after midnight. It may start at `to` at the latest. */
export interface DayVisit {
  from: number;
  to: number;
  minutes: number;
  /** Occupies its minutes within the crew's hours, at any time, and without driving. */
  isForced?: boolean;
  zipCode?: string;
}

export interface Span {
  from: number;
  to: number;
}

export interface DayBounds {
  opens: number;
  closes: number;
  /** Between the end of a visit and the start of the next, unless driving takes longer. */
  bufferMinutes: number;
  /** Time in which no visit may lie, by its start. */
  blocked: readonly Span[];
  driving?: DayDriving | undefined;
}

export interface DayDriving {
  /** Minutes between two ZIP codes, outside of the peaks and inside; undefined if one is not known. */
  between: (from: string, to: string) => { usual: number; peak: number } | undefined;
  /** The end of a visit in one of these decides how fast the crew drives on. */
  peaks: readonly Span[];
}

export interface CrewDay extends DayBounds {
  visits: readonly DayVisit[];
}

/** True if some order of the visits works. See docs/product/visits.md#arrival-windows. */
export function isFeasible(day: CrewDay): boolean {
  return findOrder(day, 'any') !== null;
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
