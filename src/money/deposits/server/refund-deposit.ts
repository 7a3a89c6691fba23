import type { MovementRow } from '#kit/db/tables/ledger.ts';
import { getHash } from '#kit/http/idempotency.ts';
import { AppError } from '#kit/server/errors.ts';
import { listMovementsAround } from '#money/ledger/server/ledger.queries.ts';
import { keptCents } from '#money/ledger/server/sums.ts';
import { type MoneyDeps, recordRefund } from '#money/refunds/server/record-refund.ts';
import { refundAtStripe } from '#money/refunds/server/refund-at-stripe.ts';
import { getStripeStatus, openStripe } from '#money/stripe/server/stripe-client.ts';

/**
 * Pays back through Stripe what is kept of a deposit, once. What Stripe has refunded is recorded first, so a call that
 * was interrupted anywhere can be repeated.
 */
export async function refundDeposit(
  deps: MoneyDeps,
  payment: MovementRow,
  userId: string | null,
): Promise<void> {
  const stripe = await openStripe(deps);
  const readMovements = () => listMovementsAround(deps.db, payment);
  const recordKnown = async () => {
    const { data } = await stripe.refunds.list({ payment_intent: payment.providerId!, limit: 100 });
    for (const refund of data) await recordRefund(deps, payment.id, refund);
    return keptCents(payment, await readMovements());
  };
  const amountCents = await recordKnown();
  if (amountCents === 0) return;
  // One that failed is not the next one.
  const count = (await readMovements()).length;
  const callKey = getHash(`deposit ${payment.providerId} ${amountCents} ${count} ${userId}`);
  const refuse = () =>
    new AppError('wrong-state', 'This deposit is being refunded, or the customer’s bank disputes it.');
  try {
    await refundAtStripe(deps, stripe, { payment, amountCents, callKey, userId, refuse });
  } catch (error) {
    // Somebody else may have refunded it just now: neither we nor Stripe refund more than was paid.
    const isRefused = error instanceof AppError || getStripeStatus(error) === 400;
    if (!isRefused || (await recordKnown()) === amountCents) throw error;
  }
}

/**
 * The same of a deposit that booked nothing. Only once by itself: if that refund fails, the owner is told and decides,
 * however often Stripe reports the payment.
 */
export async function refundRefused(deps: MoneyDeps, payment: MovementRow): Promise<void> {
  const movements = await listMovementsAround(deps.db, payment);
  if (movements.length === 1) await refundDeposit(deps, payment, null);
}
