import type { Deps } from '#server/deps.ts';
import { AppError, notFound, wrongField } from '#server/errors.ts';
import { getInvoice } from '#server/features/invoices/invoices.queries.ts';
import { refundableCents, toInvoice } from '#server/features/invoices/invoices.serializer.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { findStoredResponse, hashOf, type Idempotency, withIdempotency } from '#server/http/idempotency.ts';
import { refundRefusal } from '#server/stripe/refund-refusal.ts';
import { keyInPeriod, openStripe, stripeStatusOf } from '#server/stripe/stripe-client.ts';
import type { Invoice } from '#shared/invoices.ts';
import { exactDollars, formatCents } from '#shared/money.ts';
import type { OnlineRefundInput } from '#shared/online-payments.ts';
import { recordStripeRefund } from './record-refund.ts';

interface OnlineRefund {
  id: number;
  input: OnlineRefundInput;
  caller: Caller;
}

/**
 * Pays an online payment back through Stripe, in whole or in part. Stripe keeps our key with the refund, so a call that
 * was interrupted anywhere can be repeated; without a key, the amount refunded so far stands in for it.
 */
export async function refundOnline(
  deps: Deps,
  { id, input: { paymentId, amount }, caller }: OnlineRefund,
  { key, bodyHash }: Idempotency,
): Promise<Invoice> {
  const { db, config, clock } = deps;
  const once = { scope: `online-refunds-of-${id}`, key, bodyHash };
  const known = await findStoredResponse<Invoice>(db, once, clock());
  if (known) return known.response;
  const invoice = await getInvoice(db, id);
  const payment = invoice.payments.find((each) => each.id === paymentId);
  if (!payment) throw notFound('This payment');
  if (payment.providerId === null || payment.amountCents < 0 || payment.refundOf !== null) {
    throw new AppError('wrong-state', 'This payment wasn’t made online. Pay it back and record the refund.');
  }
  const left = refundableCents(payment, invoice);
  // A repeated call may ask for what it has refunded; Stripe then returns that refund.
  if (key === null && amount > left) throw tooMuch(left);
  const stripe = await openStripe(deps);
  try {
    const callKey = hashOf(`refund ${payment.providerId} ${key ?? left} ${bodyHash}`);
    const made = await stripe.refunds.list({ payment_intent: payment.providerId, limit: 100 });
    const refund =
      made.data.find(({ metadata }) => metadata?.callKey === callKey) ??
      (await stripe.refunds.create(
        { payment_intent: payment.providerId, amount, metadata: { userId: caller.user.id, callKey } },
        { idempotencyKey: keyInPeriod(callKey, clock()) },
      ));
    await recordStripeRefund(deps, refund);
  } catch (error) {
    const status = stripeStatusOf(error);
    if (status === null) throw error;
    deps.log.warn('Stripe made no refund', { status, error });
    if (status === 400 && amount > left) throw tooMuch(left);
    throw refundRefusal(status);
  }
  return withIdempotency(db, once, clock(), async (trx) =>
    toInvoice(await getInvoice(trx, id), { now: clock(), config }),
  );
}

const tooMuch = (cents: number) =>
  cents > 0
    ? wrongField('amount', `Enter at most ${exactDollars(formatCents(cents))}`)
    : new AppError('wrong-state', 'Nothing of this payment can be refunded any more.');
