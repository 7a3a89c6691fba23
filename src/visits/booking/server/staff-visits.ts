import { readSettings } from '#company/settings/server/settings.queries.ts';
import { lockKeys } from '#kit/db/lock-key.ts';
import { toFlag } from '#kit/db/portable.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, wrongField } from '#kit/server/errors.ts';
import { lockQuote } from '#sales/quotes/server/lock-quote.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import type { VisitSlot } from '#visits/booking/arrival-windows.ts';
import { crewRefusal } from '#visits/booking/crew-refusal.ts';
import { dayKeys, readBookingCalendar } from '#visits/visits/server/booking-calendar.ts';
import { presentVisit } from '#visits/visits/server/present-visits.ts';
import { getVisitZipCode } from '#visits/visits/server/visit-zip-code.ts';
import { findOpenVisit } from '#visits/visits/server/visits.queries.ts';
import { insertVisit } from '#visits/visits/server/write-visit.ts';
import { bookedMinutes } from '#visits/visits/visit-time.ts';
import type { NewVisitInput, Visit } from '#visits/visits/visits.ts';

/** Stores a visit that staff book; the quote's status follows. Runs once per idempotency key. */
export function createVisit(
  deps: Deps,
  input: NewVisitInput,
  by: Actor,
  idempotency: Idempotency,
): Promise<Visit> {
  const now = deps.clock();
  return withIdempotency(
    deps.db,
    { scope: 'visits', ...idempotency, about: ({ id, quoteId }) => ({ visitId: id, quoteId }) },
    now,
    (trx) => storeVisit(trx, input, by, now),
  );
}

async function storeVisit(trx: Trx, input: NewVisitInput, by: Actor, now: Date): Promise<Visit> {
  const quote = await lockQuote(trx, input.quoteId).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
    throw wrongField('quoteId', 'This quote no longer exists');
  });
  if (quote.customerId === null) throw wrongField('quoteId', 'This quote has no customer yet');
  const open = await findOpenVisit(trx, quote.id);
  if (open) await refuseSecondVisit(trx, open.id, now);
  const propertyId = input.propertyId ?? null;
  await requireOwnProperty(trx, quote, propertyId);
  const zipCode = await getVisitZipCode(trx, { propertyId }, quote);
  const minutes =
    input.durationMinutes ?? bookedMinutes(quote.items, (await readSettings(trx)).values.booking);
  const { crewId, date, from, to, force, kind } = input;
  const isForced = await placeVisit(trx, { quote, crewId, visit: { minutes, zipCode }, force, now }, [
    { date, from, to },
  ]);
  const booked = {
    quoteId: quote.id,
    customerId: quote.customerId,
    propertyId,
    crewId,
    date,
    windowFrom: from,
    windowTo: to,
    durationMinutes: minutes,
    status: 'booked' as const,
    kind,
    isForced: toFlag(isForced),
  };
  const visit = await insertVisit(trx, booked, { by, now });
  return presentVisit(trx, visit.id, now);
}

/** A quote has one open visit at most. `id` is that one. */
export async function refuseSecondVisit(trx: Trx, id: number, now: Date): Promise<never> {
  throw new AppError('wrong-state', 'This quote already has a visit. Move that one instead.', {
    current: await presentVisit(trx, id, now),
  });
}

/** Throws 422 for a property of another customer, and for a deleted one. */
export async function requireOwnProperty(
  trx: Trx,
  quote: QuoteWithItems,
  propertyId: number | null,
): Promise<void> {
  if (propertyId === null) return;
  const property = await trx
    .selectFrom('properties')
    .innerJoin('customers', 'customers.id', 'properties.customerId')
    .select(['customers.id', 'customers.mergedIntoId'])
    .where('properties.id', '=', propertyId)
    .where('properties.deletedAt', 'is', null)
    .executeTakeFirst();
  const customer = await trx
    .selectFrom('customers')
    .select(['id', 'mergedIntoId'])
    .where('id', '=', quote.customerId)
    .executeTakeFirst();
  const getRoot = (found: { id: number; mergedIntoId: number | null } | undefined) =>
    found && (found.mergedIntoId ?? found.id);
  if (!property || getRoot(property) !== getRoot(customer)) {
    throw wrongField('propertyId', 'Choose an address of this customer');
  }
}

/** Throws 422 for an id that no crew has. */
export async function requireCrew(trx: Trx, id: number): Promise<void> {
  const crew = await trx.selectFrom('crews').select('id').where('id', '=', id).executeTakeFirst();
  if (!crew) throw wrongField('crewId', 'Choose a crew');
}

interface Placing {
  quote: QuoteWithItems;
  crewId: number;
  visit: Parameters<typeof crewRefusal>[2];
  force: boolean;
  now: Date;
  /** The visit as it is, for the conflict. */
  current?: () => Promise<Visit>;
}

/**
 * Locks the days and says whether the visit overbooks the crew on the first of `slots`; the others are days that it
 * leaves. Throws `crew-full` unless it is forced.
 */
export async function placeVisit(
  trx: Trx,
  { quote, crewId, visit, force, now, current }: Placing,
  [slot, ...left]: [VisitSlot, ...Pick<VisitSlot, 'date'>[]],
): Promise<boolean> {
  const { date } = slot;
  await requireCrew(trx, crewId);
  await lockKeys(trx, dayKeys(date, ...left.map((day) => day.date)));
  const calendar = await readBookingCalendar(trx, { from: date, to: date }, { quoteId: quote.id, now });
  const reason = crewRefusal(calendar, crewId, visit, slot);
  if (reason !== null && !force) {
    throw new AppError('crew-full', reason, current && { current: await current() });
  }
  return reason !== null;
}
