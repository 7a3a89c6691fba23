import type { CrewDay, DayBounds, DayVisit } from './day-visit.ts';
import { findOrder } from './visit-order.ts';

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
