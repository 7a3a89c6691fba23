import type { SettingsValues } from '#company/profile/profile.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Sentence } from '#kit/refusals/sentence.ts';
import { refuse } from '#kit/server/errors.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { isOpen } from '#sales/records/visit-statuses.ts';
import { isChangeable } from '#visits/visits/server/changeable-visit.ts';
import { findLastVisit } from '#visits/visits/server/visits.queries.ts';
import { toCustomerVisit } from '#visits/visits/server/visits.serializer.ts';
import type { CustomerVisit } from '#visits/visits/visits.ts';

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
