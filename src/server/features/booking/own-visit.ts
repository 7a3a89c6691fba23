import type { VisitRow } from '#server/db/tables/visits.ts';
import type { Trx } from '#server/db/transaction.ts';
import { refuse } from '#server/errors.ts';
import { isChangeable } from '#server/features/visits/changeable-visit.ts';
import { findLastVisit, isOpen } from '#server/features/visits/visits.queries.ts';
import { toCustomerVisit } from '#server/features/visits/visits.serializer.ts';
import { findEntry } from '#shared/find-entry.ts';
import type { SettingsValues } from '#shared/profile.ts';
import type { Sentence } from '#shared/sentence.ts';
import type { CustomerVisit } from '#shared/visits.ts';

export async function presentOwnVisit(trx: Trx, quoteId: number): Promise<CustomerVisit> {
  return toCustomerVisit((await findLastVisit(trx, quoteId))!);
}

/** The visit that a customer can move or cancel. Throws `not-found` without one, `wrong-state` if it is over. */
export async function getOwnVisit(
  trx: Trx,
  quoteId: number,
  { orCancelled = false } = {},
): Promise<VisitRow> {
  const visit = await findLastVisit(trx, quoteId);
  if (!visit) throw refuse('not-found', 'visitMissing');
  if (isOpen(visit) || (orCancelled && visit.status === 'cancelled')) return visit;
  const states = { 'no-show': 'visitMissed', cancelled: 'visitCancelled', done: 'visitDone' } as const;
  throw refuse('wrong-state', findEntry(states, visit.status) ?? 'visitDone', {
    current: toCustomerVisit(visit),
  });
}

export async function refuseOldVersion(trx: Trx, visit: VisitRow, version: number): Promise<void> {
  if (visit.version === version) return;
  throw refuse('version-conflict', 'visitChanged', {
    current: await presentOwnVisit(trx, visit.quoteId),
  });
}

/** Throws `too-late` with the consequences and the phone number. */
export async function refuseIfLate(
  trx: Trx,
  visit: VisitRow,
  settings: Pick<SettingsValues, 'booking' | 'phone' | 'terms'>,
  now: Date,
  done: 'moved' | 'cancelled',
): Promise<void> {
  if (isChangeable(visit, settings, now)) return;
  throw refuse('too-late', whyTooLate(settings, done), {
    current: await presentOwnVisit(trx, visit.quoteId),
  });
}

function whyTooLate(
  { booking, phone, terms }: Pick<SettingsValues, 'booking' | 'phone' | 'terms'>,
  done: 'moved' | 'cancelled',
): Sentence {
  const [hours, percent] = [booking.changeCutoffHours, terms.noShowPercent];
  if (hours === 0) return ['visitBegan', phone];
  if (percent === 0) return [done === 'moved' ? 'tooLateToMoveFree' : 'tooLateToCancelFree', hours, phone];
  return [done === 'moved' ? 'tooLateToMove' : 'tooLateToCancel', hours, percent, phone];
}
