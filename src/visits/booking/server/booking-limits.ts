import type { Db } from '#kit/db/open.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { createSharedRateLimiter } from '#kit/http/shared-rate-limit.ts';
import type { Deps } from '#kit/server/deps.ts';
import { refuse } from '#kit/server/errors.ts';
import { plainDigits } from '#kit/text/phone.ts';
import { addDays, calendarDate, getInstant } from '#kit/time/dates.ts';
import { mailboxKey } from '#kit/wire/email-address.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { openVisitStatuses } from '#sales/records/visit-statuses.ts';

const maxSelfBooked = 3;

type Contact = Pick<QuoteWithItems, 'email' | 'phone'>;

/**
 * Whose quote it is: its email, else its phone. What is typed at the booking names anybody, so it counts for nobody.
 */
const getBooker = ({ email, phone }: Contact): string =>
  email === '' ? plainDigits(phone ?? '') : mailboxKey(email);

/** Names for `lockKeys`, so that simultaneous bookings of one person are counted. */
export const bookerKeys = (quote: Contact): string[] => [`booker:${getBooker(quote)}`];

interface Booking {
  quote: QuoteWithItems;
  /** Empty if the owner of the contact has confirmed it. */
  network: string;
}

/**
 * At most three upcoming visits booked online by one person: those that they confirmed, and those from the same network.
 * Anybody can name somebody else at the others.
 */
export async function refuseTooMany(
  trx: Trx,
  { quote, network }: Booking,
  businessPhone: string,
  now: Date,
): Promise<void> {
  const ahead = await trx
    .selectFrom('visits')
    .innerJoin('quotes', 'quotes.id', 'visits.quoteId')
    .select(['quotes.phone', 'quotes.email', 'visits.date'])
    .where('visits.date', '>=', calendarDate(now))
    .where('visits.isSelfBooked', '=', 1)
    .where('visits.unconfirmedNetwork', 'in', ['', network])
    .where('visits.status', 'in', openVisitStatuses)
    .orderBy('visits.date')
    .execute();
  const theirs = ahead.filter((visit) => getBooker(visit) === getBooker(quote));
  const [first] = theirs;
  if (!first || theirs.length < maxSelfBooked) return;
  const isOverAt = getInstant(addDays(first.date, 1), 0);
  throw refuse('too-many-requests', ['tooManyVisits', maxSelfBooked, businessPhone], {
    retryAfterSeconds: Math.ceil((isOverAt.getTime() - now.getTime()) / 1000),
  });
}

type LimiterDeps = Pick<Deps, 'clock' | 'log'>;

/** At most five bookings an hour from one network, those that wait for a payment or a link included. */
export async function countBooking(trx: Trx, { clock, log }: LimiterDeps, network: string): Promise<void> {
  if (network === '') return;
  await createSharedRateLimiter(trx, clock, log).hit({ name: 'booking', hits: 5, perSeconds: 3600 }, network);
}

/** At most 16 hours a day from one network, in bookings that the owner of the contact has not confirmed. */
export async function countBookedMinutes(
  trx: Trx,
  { clock, log }: LimiterDeps,
  { network, minutes }: { network: string; minutes: number },
): Promise<void> {
  if (network === '') return;
  const rule = { name: 'booked-minutes', hits: 16 * 60, perSeconds: 24 * 3600 };
  await createSharedRateLimiter(trx, clock, log).hit(rule, network, minutes);
}

/** Whether a crew has been with this contact. */
export async function isMet(db: Db, quote: QuoteWithItems): Promise<boolean> {
  const booker = getBooker(quote);
  if (quote.customerId === null || booker === '') return false;
  const done = await db
    .selectFrom('visits')
    .innerJoin('quotes', 'quotes.id', 'visits.quoteId')
    .select(['quotes.email', 'quotes.phone'])
    .where('visits.customerId', '=', quote.customerId)
    .where('visits.status', '=', 'done')
    .execute();
  return done.some((visit) => getBooker(visit) === booker);
}
