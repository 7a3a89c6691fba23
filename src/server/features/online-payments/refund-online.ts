import type { Deps } from '#server/deps.ts';
import { AppError, notFound, wrongField } from '#server/errors.ts';
import { getInvoice } from '#server/features/invoices/invoices.queries.ts';
import { toInvoice } from '#server/features/invoices/invoices.serializer.ts';
import { refundableOfPayment } from '#server/features/ledger/pending-refunds.ts';
import { refundAtStripe } from '#server/features/refunds/refund-at-stripe.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { findStoredResponse, hashOf, type Idempotency, withIdempotency } from '#server/http/idempotency.ts';
import { refundRefusal } from '#server/stripe/refund-refusal.ts';
import { openStripe, stripeStatusOf } from '#server/stripe/stripe-client.ts';
import type { Invoice } from '#shared/invoices.ts';
import { exactDollars, formatCents } from '#shared/money.ts';
import type { OnlineRefundInput } from '#shared/online-payments.ts';

interface OnlineRefund {
  id: number;
  input: OnlineRefundInput;
  caller: Caller;
}

/**
 * Pays an online payment back through Stripe, in whole or in part. Stripe keeps our key with the refund, so a call that
 * was interrupted anywhere can be repeated; without a key, what can still be refunded stands in for it.
 */
export async function refundOnline(
  deps: Deps,
  { id, input: { paymentId, amount }, caller }: OnlineRefund,
  { key, bodyHash }: Idempotency,
): Promise<Invoice> {
  const { db, config, clock } = deps;
  const once = { scope: `online-refunds-of-${id}`, key, bodyHash, about: { invoiceId: id } };
  const known = await findStoredResponse<Invoice>(db, once, clock());
  if (known) return known.response;
  const invoice = await getInvoice(db, id);
  const payment = invoice.payments.find((each) => each.id === paymentId);
  if (!payment) throw notFound('This payment');
  if (payment.providerId === null || payment.amountCents < 0 || payment.refundOf !== null) {
    throw new AppError('wrong-state', 'This payment wasn’t made online. Pay it back and record the refund.');
  }
  const left = refundableOfPayment(payment, { ...invoice, movements: invoice.payments });
  const callKey = hashOf(`refund ${payment.providerId} ${key ?? left} ${bodyHash}`);
  try {
    const asked = { payment, amountCents: amount, callKey, userId: caller.user.id, refuse: tooMuch };
    await refundAtStripe(deps, await openStripe(deps), asked);
  } catch (error) {
    const status = stripeStatusOf(error);
    if (status === null) throw error;
    deps.log.warn('Stripe made no refund', { status, error });
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
