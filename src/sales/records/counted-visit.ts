import type { VisitStatus } from './visit-statuses.ts';

/**
 * The visit on whose day the work of a quote counts: its clean that was done last. A re-clean repairs that work and does
 * not replace it. Undefined while nothing is done. The visits come oldest first.
 */
export function countedVisit<Visit extends { status: VisitStatus; kind: string }>(
  visits: readonly Visit[],
): Visit | undefined {
  const done = visits.filter(({ status }) => status === 'done');
  return done.findLast(({ kind }) => kind === 'clean') ?? done.at(-1);
}
