import type { VisitRow } from '#server/db/tables/visits.ts';
import type { Trx } from '#server/db/transaction.ts';
import { AppError, notFound } from '#server/errors.ts';
import { isChangeable } from '#server/features/visits/changeable-visit.ts';
import { findLastVisit, isOpen } from '#server/features/visits/visits.queries.ts';
import { toCustomerVisit } from '#server/features/visits/visits.serializer.ts';
import { findEntry } from '#shared/find-entry.ts';
import type { SettingsValues } from '#shared/profile.ts';
import { visitBegan, visitCancelled, visitDone, visitMissed } from '#shared/refusals.ts';
import { hoursText } from '#shared/time-texts.ts';
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
  if (!visit) throw notFound('A visit for this quote');
  if (isOpen(visit) || (orCancelled && visit.status === 'cancelled')) return visit;
  const states = { 'no-show': visitMissed, cancelled: visitCancelled, done: visitDone };
  throw new AppError('wrong-state', findEntry(states, visit.status) ?? visitDone, {
    current: toCustomerVisit(visit),
  });
}

export async function refuseOldVersion(trx: Trx, visit: VisitRow, version: number): Promise<void> {
  if (visit.version === version) return;
  throw new AppError('version-conflict', 'This visit changed since you opened it. Check it and try again.', {
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
  throw new AppError('too-late', tooLateSentence(settings, done), {
    current: await presentOwnVisit(trx, visit.quoteId),
  });
}

const tooLateSentence = (
  { booking, phone, terms }: Pick<SettingsValues, 'booking' | 'phone' | 'terms'>,
  done: 'moved' | 'cancelled',
): string =>
  booking.changeCutoffHours === 0
    ? visitBegan(phone)
    : `Visits can be ${done} online until ${hoursText(booking.changeCutoffHours)} before they begin. Your appointment stands${terms.noShowPercent === 0 ? '' : `; if nobody is there, we charge ${terms.noShowPercent}% of the price`}. Call ${phone} and we’ll do what we can.`;
