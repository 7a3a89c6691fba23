import type { Trx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import type { Actor } from '#server/features/history/history.queries.ts';
import { updateVisit } from '#server/features/leads/write-visit.ts';
import type { VisitWithQuote } from '#server/features/visits/visits.queries.ts';
import { calendarDate, longDate } from '#shared/dates.ts';
import type { VisitStatus } from '#shared/visits.ts';
import { refuseOff } from './lock-visit.ts';

const order: readonly VisitStatus[] = ['booked', 'on-the-way', 'started', 'done'];

interface Move {
  visit: VisitWithQuote;
  status: 'on-the-way' | 'started' | 'done';
  /** By the phone's clock. */
  at: string;
}

/**
 * Moves a visit onward, never back: of two phones the second one changes nothing. The caller has locked the quote.
 * Throws `wrong-state` for a cancelled or missed visit, `visit-ahead` before its day.
 */
export async function moveStatus(
  trx: Trx,
  { visit, status, at }: Move,
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  const { property: _property, quote: _quote, ...before } = visit;
  await refuseOff(trx, visit);
  const place = order.indexOf(before.status);
  if (before.date > calendarDate(now)) {
    const day = longDate(before.date);
    throw new AppError('visit-ahead', `This visit is on ${day}. Ask the office to move it first.`);
  }
  if (place >= order.indexOf(status)) return;
  await updateVisit(trx, before, { status }, { by, now, happenedAt: at });
}
