import { readSettings } from '#company/settings/server/settings.queries.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import { relyOn } from '#kit/db/rely-on.ts';
import type { CheckoutRow } from '#kit/db/tables/invoices.ts';
import type { QuoteRow } from '#kit/db/tables/quotes.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, refuse } from '#kit/server/errors.ts';
import { fullName } from '#kit/text/person.ts';
import { refundRefused } from '#money/deposits/server/refund-deposit.ts';
import { byStripe, recordMovement } from '#money/invoices/server/record-movement.ts';
import { findMovement } from '#money/ledger/server/ledger.queries.ts';
import { findCheckout, setCheckoutStatus } from '#money/payment-pages/server/checkouts.queries.ts';
import { findPageOfQuote } from '#sales/quotes/server/quote-pages.queries.ts';
import { lockQuotePage } from '#visits/quote-page/server/decide.ts';
import { findHold } from '#visits/visits/server/visit-holds.ts';
import type { BookingInput } from '#visits/visits/visits.ts';
import { holdsWindow } from './replace-hold.ts';
import { storeBooking } from './store-booking.ts';

type PaidDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'wakeOutbox'>;

/** A paid session of a deposit. */
export interface PaidDeposit {
  sessionId: string;
  /** Stripe's id of the payment. */
  intentId: string;
  quoteId: number;
  amountCents: number;
  /** As typed at Stripe. */
  email: string;
  paidAt: Date;
}

/**
 * Books the visit that a deposit paid for, once however often Stripe reports it; see docs/product/money.md#deposits.
 * If it can no longer be booked, tells the customer and the owner, and pays the deposit back. Throws while Stripe fails,
 * so that it reports again.
 */
export async function bookPaidVisit(deps: PaidDeps, paid: PaidDeposit): Promise<void> {
  if (!(await findMovement(deps.db, paid.intentId))) {
    await storePaid(deps, paid);
    deps.wakeOutbox();
  }
  const deposit = await findMovement(deps.db, paid.intentId);
  if (deposit && deposit.refusal !== null) await refundRefused(deps, deposit);
}

async function storePaid(deps: PaidDeps, paid: PaidDeposit): Promise<void> {
  const now = deps.clock();
  try {
    await inTransaction(deps.db, (trx) => book(trx, deps, paid, now));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const refusal = error.code;
    await inTransaction(deps.db, async (trx) => {
      const quote = await trx
        .selectFrom('quotes')
        .selectAll()
        .where('id', '=', paid.quoteId)
        .executeTakeFirst();
      // Before the rows that refer to it: another event may have locked its request and wait for the quote.
      if (quote?.requestId) await lockRecord(trx, 'requests', quote.requestId);
      if (quote) await lockRecord(trx, 'quotes', quote.id);
      if (!(await recordMovement(trx, toDeposit(paid, { quote, refusal }), now))) return;
      await closeCheckout(trx, paid);
      await record(trx, { type: 'deposit.refused', ...paid, refusal, config: deps.config }, now);
    });
  }
}

async function book(trx: Trx, deps: PaidDeps, paid: PaidDeposit, now: Date): Promise<void> {
  const checkout = await findCheckout(trx, paid.sessionId);
  const page = await findPageOfQuote(trx, paid.quoteId);
  if (!checkout?.booking || !page) throw refuse('not-found', 'bookingMissing');
  const found = await lockQuotePage(trx, page.token);
  await relyOn(trx, 'settings');
  if (await findMovement(trx, paid.intentId)) return;
  const input = JSON.parse(checkout.booking) as BookingInput;
  const { values: settings } = await readSettings(trx);
  const askedAt = await getAskedAt(trx, checkout, input, now);
  const { amountCents } = paid;
  const { quote } = found;
  const network = (await findHold(trx, quote.id))?.network ?? '';
  const around = { network, settings, now, askedAt, depositCents: amountCents };
  await storeBooking(trx, deps, found, input, around);
  // Another instance has just refused it.
  if (!(await recordMovement(trx, toDeposit(paid, { quote, refusal: null }), now)))
    throw refuse('not-found', 'bookingMissing');
  await closeCheckout(trx, paid);
}

/** While the window is held, what was right when the page opened stays right; later, only what is right now. */
const getAskedAt = async (trx: Trx, { quoteId, createdAt }: CheckoutRow, input: BookingInput, now: Date) =>
  (await holdsWindow(trx, quoteId!, input, now)) ? new Date(createdAt) : now;

interface OfDeposit {
  /** Undefined once it is purged. */
  quote: Pick<QuoteRow, 'customerId' | 'firstName' | 'lastName'> | undefined;
  refusal: string | null;
}

const toDeposit = (
  { intentId, quoteId, amountCents, paidAt }: PaidDeposit,
  { quote, refusal }: OfDeposit,
) => ({
  kind: 'deposit' as const,
  invoiceId: null,
  invoiceNumber: null,
  quoteId,
  refusal,
  by: byStripe,
  customerId: quote?.customerId ?? null,
  customerName: quote ? fullName(quote) : '',
  amountCents,
  method: 'card' as const,
  refundOf: null,
  paidAt: paidAt.toISOString(),
  reference: intentId,
  providerId: intentId,
});

/** Its address and phone belong to the visit now. */
async function closeCheckout(trx: Trx, { sessionId }: PaidDeposit): Promise<void> {
  await setCheckoutStatus(trx, sessionId, 'paid');
  await trx.updateTable('checkouts').set({ booking: null }).where('sessionId', '=', sessionId).execute();
}
