import { readSettings } from '#company/settings/server/settings.queries.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { hasMailServer } from '#delivery/mailbox/server/mail-connection.queries.ts';
import type { Db } from '#kit/db/open.ts';
import { relyOn } from '#kit/db/rely-on.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { getHash } from '#kit/http/idempotency.ts';
import { newLinkToken } from '#kit/http/link-token.ts';
import { createSharedRateLimiter } from '#kit/http/shared-rate-limit.ts';
import { type Language, pathIn } from '#kit/language/language.ts';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, refuse } from '#kit/server/errors.ts';
import { mailboxKey } from '#kit/wire/email-address.ts';
import { countConfirmation } from '#sales/leads/server/confirmed-addresses.ts';
import { isFromCalculator } from '#sales/quotes/server/can-book.ts';
import type { FoundQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { shownVersion } from '#sales/quotes/server/shown-version.ts';
import { getQuotePage } from '#visits/quote-page/server/customer-quote.ts';
import { lockQuotePage } from '#visits/quote-page/server/decide.ts';
import { findHold, findUnconfirmed, isHeld } from '#visits/visits/server/visit-holds.ts';
import { findOpenVisit } from '#visits/visits/server/visits.queries.ts';
import { bookedMinutes } from '#visits/visits/visit-time.ts';
import type { BookingInput, ConfirmationAsked } from '#visits/visits/visits.ts';
import { countBooking, isMet } from './booking-limits.ts';
import { refuseTooManyHolds } from './hold-limits.ts';
import { placeBooking } from './place-booking.ts';
import { replaceHold } from './replace-hold.ts';
import { storeBooking } from './store-booking.ts';
import { withFreshWindows } from './windows.ts';
import { writeBookingEmail } from './write-booking-email.ts';

/** A longer first visit is booked only with the link in an email to the quote's address. */
export const maxUnconfirmedMinutes = 6 * 60;
const heldMinutes = 60;

interface Asked {
  token: string;
  input: BookingInput;
  /** See `getVisitorNetwork`. */
  network: string;
  language: Language;
}

/**
 * Checks a big first booking, holds its window for an hour and sends the link that books it. Null where none is needed: see
 * docs/product/visits.md#limits-of-booking-online.
 */
export async function askToConfirm(deps: Deps, asked: Asked): Promise<ConfirmationAsked | null> {
  const { db, config } = deps;
  const { token, input, network, language } = asked;
  // A program on this machine books at once.
  if (network === '') return null;
  const present = await getQuotePage(db, token);
  if (!(await needsConfirmation(db, present)) || !(await hasMailServer(deps))) return null;
  const heldUntil = await withFreshWindows(deps, token, input.date, () =>
    inTransaction(db, (trx) => holdUnconfirmed(trx, deps, asked, deps.clock())),
  );
  if (heldUntil === null) return null;
  deps.wakeOutbox();
  const path = pathIn(language, quotePaths.confirmVisit(token));
  return { confirmationUrl: config.publicUrl + path, heldUntil };
}

async function needsConfirmation(db: Db, { quote, page }: FoundQuotePage): Promise<boolean> {
  const { values: settings } = await readSettings(db);
  if (bookedMinutes(quote.items, settings.booking) <= maxUnconfirmedMinutes) return false;
  if (await isFromStaff(db, { quote, page })) return false;
  return !(await isMet(db, quote));
}

/** Staff know whom they wrote or sent a quote for. */
export const isFromStaff = async (db: Db, { quote, page }: Pick<FoundQuotePage, 'quote' | 'page'>) =>
  page.sentAt !== null || !(await isFromCalculator(db, quote));

async function holdUnconfirmed(
  trx: Trx,
  deps: Deps,
  { token, input, network, language }: Asked,
  now: Date,
): Promise<string | null> {
  const found = await lockQuotePage(trx, token);
  await relyOn(trx, 'settings');
  const { values: settings } = await readSettings(trx);
  const { quote } = found;
  const { id: quoteId, requestId } = quote;
  if (!(await needsConfirmation(trx, found))) return null;
  const placed = await placeBooking(trx, found, input, { network, settings, now, askedAt: now });
  if (quote.email === '') throw refuse('wrong-state', ['firstVisitByPhone', settings.phone]);
  // Staff's version would change with every note of theirs.
  const booking = JSON.stringify({ ...input, version: shownVersion(found) });
  const { date, from, to } = input;
  const hold = { ...placed, quoteId, slot: { date, from, to }, network, booking };
  const known = await findHold(trx, quoteId);
  if (known && known.codeHash !== '' && isHeld(known, now)) {
    // The link that was sent books what was corrected since.
    const { heldUntil, codeHash } = known;
    await replaceHold(trx, { ...hold, heldUntil, codeHash });
    return heldUntil;
  }
  await refuseTooManyHolds(trx, { quoteId, network, minutes: placed.minutes }, now);
  const code = newLinkToken();
  const heldUntil = new Date(now.getTime() + heldMinutes * 60_000).toISOString();
  await replaceHold(trx, { ...hold, heldUntil, codeHash: getHash(code) });
  const source = { kind: 'booking' as const, quoteId, code, language };
  const email = await writeBookingEmail(trx, deps, source, now);
  await enqueueEmails(trx, [{ email: email!, source, purpose: 'message', quoteId, requestId }], now);
  // The limits' locks come last; see docs/architecture.md#database.
  await countBooking(trx, deps, network);
  const wait = await countLink(trx, deps, { email: quote.email, network });
  if (wait > 0) {
    throw refuse('too-many-requests', ['waitForEmails', settings.phone], { retryAfterSeconds: wait });
  }
  return heldUntil;
}

/**
 * Counts an email with a link and returns 0, or the seconds for which it must wait: as the newsletter's from one network,
 * so that a stranger's requests delay nobody else, and ten a day to a mailbox.
 */
async function countLink(
  trx: Trx,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  { email, network }: { email: string; network: string },
): Promise<number> {
  const wait = await countConfirmation(trx, { email, what: `booking ${network}` }, clock());
  if (wait > 0) return wait;
  const rule = { name: 'booking-links', hits: 10, perSeconds: 24 * 3600 };
  try {
    await createSharedRateLimiter(trx, clock, log).hit(rule, mailboxKey(email));
    return 0;
  } catch (error) {
    if (error instanceof AppError) return error.options.retryAfterSeconds ?? 0;
    throw error;
  }
}

/** Books what the link's owner asked for, once. While the window is held, what was right then stays right. */
export async function confirmBooking(deps: Deps, token: string, code: string): Promise<void> {
  const { quote } = await getQuotePage(deps.db, token);
  const waiting = await findUnconfirmed(deps.db, quote.id);
  const date = waiting?.date ?? '';
  await withFreshWindows(deps, token, date, () =>
    inTransaction(deps.db, async (trx) => {
      const now = deps.clock();
      const found = await lockQuotePage(trx, token);
      await relyOn(trx, 'settings');
      const hold = await findUnconfirmed(trx, found.quote.id);
      if (hold?.codeHash !== getHash(code)) {
        if (await findOpenVisit(trx, found.quote.id)) return;
        throw refuse('wrong-state', 'linkEnded');
      }
      const { values: settings } = await readSettings(trx);
      const askedAt = new Date(Date.parse(hold.heldUntil) - heldMinutes * 60_000);
      const input = JSON.parse(hold.booking) as BookingInput;
      await storeBooking(trx, deps, found, input, {
        network: '',
        settings,
        now,
        askedAt: isHeld(hold, now) ? askedAt : now,
      });
    }),
  );
  deps.wakeOutbox();
}
