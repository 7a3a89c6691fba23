import { randomUUID } from 'node:crypto';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { relyOn } from '#kit/db/rely-on.ts';
import type { CheckoutRow } from '#kit/db/tables/invoices.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Language } from '#kit/language/language.ts';
import type { Deps } from '#kit/server/deps.ts';
import { refuse } from '#kit/server/errors.ts';
import {
  insertCheckout,
  listDepositCheckouts,
  setCheckoutStatus,
} from '#money/payment-pages/server/checkouts.queries.ts';
import { getStripeStatus } from '#money/stripe/server/stripe-client.ts';
import { takesCardPayments } from '#money/stripe/server/stripe-connection.ts';
import { shownVersion } from '#sales/quotes/server/shown-version.ts';
import { lockQuotePage } from '#visits/quote-page/server/decide.ts';
import { getDepositCents } from '#visits/quote-page/server/deposit-amount.ts';
import type { BookingInput, DepositAsked } from '#visits/visits/visits.ts';
import { countBooking } from './booking-limits.ts';
import { endOtherPages, refuseOtherPages } from './end-other-pages.ts';
import { refuseTooManyHolds } from './hold-limits.ts';
import { leadToPaid, openDepositPage, type Prepared } from './open-deposit-page.ts';
import { placeBooking } from './place-booking.ts';
import { replaceHold } from './replace-hold.ts';
import { withFreshWindows } from './windows.ts';

interface Asked {
  token: string;
  input: BookingInput;
  /** See `getVisitorNetwork`. */
  network: string;
  language: Language;
}

/** Stripe keeps no page open for less than 30 minutes after it got the call, so this is the time the call may take. */
const callSeconds = 30;
const openSeconds = 30 * 60 + callSeconds;

/**
 * Checks the booking, holds its window and opens the payment page of its deposit: the same one for the same booking while
 * it is open. Null where none is asked for.
 */
export async function askDeposit(deps: Deps, asked: Asked): Promise<DepositAsked | null> {
  if (!(await takesCardPayments(deps))) return null;
  const { token, input } = asked;
  const paid = await endOtherPages(deps, token, input);
  if (paid) return leadToPaid(deps, { token, checkout: paid, language: asked.language });
  const prepared = await withFreshWindows(deps, token, input.date, () =>
    inTransaction(deps.db, (trx) => prepare(trx, deps, asked, deps.clock())),
  );
  if (!prepared) return null;
  try {
    return await openDepositPage(deps, prepared, asked.language);
  } catch (error) {
    const status = getStripeStatus(error);
    if (status === null) throw error;
    // Stripe repeats a failure under its key for a day; the next press gets another one.
    if (prepared.checkout.url === '')
      await setCheckoutStatus(deps.db, prepared.checkout.sessionId, 'expired');
    deps.log.error('no payment page of a deposit could be opened at Stripe', { status, error });
    throw refuse('unavailable', 'paymentUnavailableYet', { retryAfterSeconds: 60 });
  }
}

async function prepare(
  trx: Trx,
  deps: Pick<Deps, 'config' | 'clock' | 'log'>,
  { token, input, network }: Asked,
  now: Date,
): Promise<Prepared | null> {
  const found = await lockQuotePage(trx, token);
  await relyOn(trx, 'settings');
  const { id: quoteId } = found.quote;
  const { values: settings } = await readSettings(trx);
  const amountCents = await getDepositCents({ db: trx, config: deps.config }, found, settings);
  if (amountCents === 0) return null;
  const placed = await placeBooking(trx, found, input, { network, settings, now, askedAt: now });
  await refuseTooManyHolds(trx, { quoteId, network, minutes: placed.minutes }, now);
  await refuseOtherPages(trx, quoteId, { slot: input, now });
  // Staff's version would change with every note of theirs.
  const booking = JSON.stringify({ ...input, version: shownVersion(found) });
  const known = await listDepositCheckouts(trx, quoteId);
  const isSame = (one: CheckoutRow) =>
    one.status === 'open' && one.booking === booking && one.amountCents === amountCents && isUsable(one, now);
  const checkout = known.find(isSame) ?? (await insertPage(trx, { quoteId, booking, amountCents }, now));
  const { date, from, to } = input;
  const heldUntil = checkout.expiresAt;
  await replaceHold(trx, { ...placed, quoteId, slot: { date, from, to }, heldUntil, network });
  // The limit's lock comes last; see docs/architecture.md#database.
  if (!known.includes(checkout)) await countBooking(trx, deps, network);
  return { found, checkout, others: known.filter(({ id }) => id !== checkout.id) };
}

/** Another press may be opening it right now. */
const isUsable = ({ url, createdAt, expiresAt }: CheckoutRow, now: Date): boolean =>
  url === '' ? now.getTime() - Date.parse(createdAt) < callSeconds * 1000 : expiresAt > now.toISOString();

async function insertPage(
  trx: Trx,
  about: Pick<CheckoutRow, 'quoteId' | 'booking' | 'amountCents'>,
  now: Date,
): Promise<CheckoutRow> {
  await insertCheckout(trx, {
    ...about,
    sessionId: `deposit ${randomUUID()}`,
    invoiceId: null,
    url: '',
    status: 'open',
    // Stripe counts in whole seconds.
    expiresAt: new Date((Math.ceil(now.getTime() / 1000) + openSeconds) * 1000).toISOString(),
    createdAt: now.toISOString(),
  });
  const [inserted] = await listDepositCheckouts(trx, about.quoteId!);
  return inserted!;
}
