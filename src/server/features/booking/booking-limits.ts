import type { Context } from 'hono';
import type { Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { isOwnProgram } from '#server/features/public-forms/visitor-limits.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { createSharedRateLimiter } from '#server/http/shared-rate-limit.ts';
import { calendarDate } from '#shared/dates.ts';
import { plainDigits } from '#shared/privacy.ts';
import { openVisitStatuses } from '#shared/visits.ts';

const maxSelfBooked = 3;

interface Booker {
  quote: QuoteWithItems;
  /** As typed at the booking. */
  phone: string;
}

/** Names for `lockKeys`, so that simultaneous bookings of one person are counted. */
export const bookerKeys = (booker: Booker): string[] => {
  const { phones, email } = contactsOf(booker);
  return [...phones, ...(email === '' ? [] : [email])].map((contact) => `booker:${contact}`);
};

/** At most three upcoming visits booked online with the same phone or email. */
export async function refuseTooMany(
  trx: Trx,
  booker: Booker,
  businessPhone: string,
  now: Date,
): Promise<void> {
  const { phones, email } = contactsOf(booker);
  const ahead = await trx
    .selectFrom('visits')
    .innerJoin('quotes', 'quotes.id', 'visits.quoteId')
    .select(['visits.contactPhoneDigits', 'quotes.phone', 'quotes.email'])
    .where('visits.date', '>=', calendarDate(now))
    .where('visits.isSelfBooked', '=', 1)
    .where('visits.status', 'in', openVisitStatuses)
    .execute();
  const isTheirs = (visit: (typeof ahead)[number]) =>
    phones.includes(visit.contactPhoneDigits) ||
    phones.includes(plainDigits(visit.phone ?? '')) ||
    (email !== '' && visit.email.toLowerCase() === email);
  if (ahead.filter(isTheirs).length < maxSelfBooked) return;
  throw new AppError(
    'too-many-requests',
    `You already have ${maxSelfBooked} visits booked. Call ${businessPhone} to book another.`,
  );
}

const contactsOf = ({ quote, phone }: Booker) => ({
  phones: [...new Set([plainDigits(phone), plainDigits(quote.phone ?? '')])].filter(
    (digits) => digits !== '',
  ),
  email: quote.email.toLowerCase(),
});

/** At most five bookings an hour from one network. Only a stored booking counts. */
export function countBookingOf(deps: Deps, c: Context): (trx: Trx) => Promise<void> {
  if (isOwnProgram(deps, c)) return async () => {};
  const client = clientNetwork(deps, c);
  return (trx) =>
    createSharedRateLimiter(trx, deps.clock, deps.log).hit(
      { name: 'booking', hits: 5, perSeconds: 3600 },
      client,
    );
}

/**
 * At most ten quotes of one network hold windows at a time, so that one visitor with many leads cannot block the
 * days ahead.
 */
export function countHolderOf(deps: Deps, c: Context): (trx: Trx, perMinutes: number) => Promise<void> {
  if (isOwnProgram(deps, c)) return async () => {};
  const client = clientNetwork(deps, c);
  return (trx, perMinutes) =>
    createSharedRateLimiter(trx, deps.clock, deps.log).hit(
      { name: 'holder', hits: 10, perSeconds: perMinutes * 60 },
      client,
    );
}
