import type { Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { website } from '#server/features/events/actors.ts';
import { insertVisit } from '#server/features/leads/write-visit.ts';
import { acceptQuote } from '#server/features/quote-pages/decide.ts';
import type { FoundQuotePage } from '#server/features/quote-pages/quote-pages.queries.ts';
import { type BookedAddress, findVisitOfQuote } from '#server/features/visits/visits.queries.ts';
import { toCustomerVisit } from '#server/features/visits/visits.serializer.ts';
import { formatPhone, plainDigits } from '#shared/phone.ts';
import type { BookingInput, CustomerVisit } from '#shared/visits.ts';
import { type Around, placeBooking } from './place-booking.ts';
import { findOrAddProperty } from './visit-property.ts';

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
    unconfirmedNetwork: around.network,
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
