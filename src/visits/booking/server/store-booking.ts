import type { Trx } from '#kit/db/transaction.ts';
import { website } from '#kit/events/server/actors.ts';
import type { Deps } from '#kit/server/deps.ts';
import { formatPhone, plainDigits } from '#kit/text/phone.ts';
import type { FoundQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { acceptQuote } from '#visits/quote-page/server/decide.ts';
import { type BookedAddress, findVisitOfQuote } from '#visits/visits/server/visits.queries.ts';
import { toCustomerVisit } from '#visits/visits/server/visits.serializer.ts';
import { insertVisit } from '#visits/visits/server/write-visit.ts';
import type { BookingInput, CustomerVisit } from '#visits/visits/visits.ts';
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
