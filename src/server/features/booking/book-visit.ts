import { relyOn } from '#server/db/rely-on.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { website } from '#server/features/history/history.queries.ts';
import { insertVisit } from '#server/features/leads/write-visit.ts';
import { getQuotePage } from '#server/features/quote-pages/customer-quote.ts';
import { acceptQuote, lockQuotePage } from '#server/features/quote-pages/decide.ts';
import type { FoundQuotePage } from '#server/features/quote-pages/quote-pages.queries.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { type BookedAddress, findVisitOfQuote } from '#server/features/visits/visits.queries.ts';
import { toCustomerVisit } from '#server/features/visits/visits.serializer.ts';
import { findStoredResponse, hashOf, type Idempotency, withIdempotency } from '#server/http/idempotency.ts';
import type { Language } from '#shared/language.ts';
import { formatPhone } from '#shared/phone.ts';
import { plainDigits } from '#shared/privacy.ts';
import { bookedMinutes } from '#shared/visit-time.ts';
import type { BookingInput, CustomerVisit, DepositAsked } from '#shared/visits.ts';
import { askDeposit } from './ask-deposit.ts';
import type { CountBooking } from './booking-limits.ts';
import { type Around, placeBooking } from './place-booking.ts';
import { findOrAddProperty } from './visit-property.ts';
import { withFreshWindows } from './windows.ts';

interface Booked {
  visit: CustomerVisit;
}

interface Booking {
  token: string;
  input: BookingInput;
  idempotency: Idempotency;
  /** Counts the booking against the client's limit, in the same transaction. */
  countBooking: CountBooking;
  /** Where the payment page of a deposit leads back to. */
  language: Language;
}

/**
 * Accepts the quote and books its visit, in one transaction and once per idempotency key. Where a deposit is asked for,
 * its payment does that later.
 */
export async function bookVisit(
  deps: Deps,
  { token, input, idempotency, countBooking, language }: Booking,
): Promise<Booked | DepositAsked> {
  const now = deps.clock();
  // A replaced link must not repeat a stored response.
  await getQuotePage(deps.db, token);
  const once = {
    scope: `booking ${hashOf(token)}`,
    ...idempotency,
    about: ({ visit }: Booked) => ({ visitId: visit.id, quoteId: visit.quoteId }),
  };
  const isRepeat = (await findStoredResponse(deps.db, once, now)) !== null;
  const asked = isRepeat ? null : await askDeposit(deps, { token, input, countBooking, language });
  if (asked) return asked;
  const booked = await withFreshWindows(deps, token, input.date, () =>
    withIdempotency<Booked>(deps.db, once, now, async (trx) => {
      const found = await lockQuotePage(trx, token);
      await relyOn(trx, 'settings');
      const { values: settings } = await readSettings(trx);
      const visit = await storeBooking(trx, deps, found, input, { settings, now, askedAt: now });
      // The limit's lock comes last; see docs/architecture.md#database.
      const { quote } = found;
      await countBooking(trx, { quote, minutes: bookedMinutes(quote.items, settings.booking) });
      return { visit };
    }),
  );
  deps.wakeOutbox();
  return booked;
}

/** The caller has locked the quote. `depositCents` was paid for this visit. */
export async function storeBooking(
  trx: Trx,
  deps: Pick<Deps, 'config'>,
  found: FoundQuotePage,
  input: BookingInput,
  { depositCents = 0, ...around }: Around & { depositCents?: number },
): Promise<CustomerVisit> {
  const { quote } = found;
  const { now, askedAt } = around;
  const { customerId, crewId, minutes } = await placeBooking(trx, found, input, around);
  const { date, from, to, property, phone } = input;
  await acceptQuote(trx, found, { version: input.version, name: input.name, now: askedAt });
  const isAcceptance = found.page.decision !== 'accepted';
  const { accessNotes, ...typed } = property;
  const propertyId = await findOrAddProperty(trx, customerId, property, now);
  const visit = {
    quoteId: quote.id,
    customerId,
    propertyId,
    crewId,
    date,
    windowFrom: from,
    windowTo: to,
    durationMinutes: minutes,
    status: 'booked' as const,
    kind: 'clean' as const,
    isSelfBooked: 1 as const,
    accessNotes,
    bookedAddress: JSON.stringify({ propertyId, ...typed } satisfies BookedAddress),
    contactName: input.name,
    contactPhone: formatPhone(phone),
    contactPhoneDigits: plainDigits(phone),
  };
  const customer = { config: deps.config, isAcceptance, depositCents };
  await insertVisit(trx, visit, { by: website, now, customer });
  return toCustomerVisit((await findVisitOfQuote(trx, quote.id))!);
}
