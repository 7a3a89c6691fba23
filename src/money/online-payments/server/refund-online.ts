import type { Caller } from '#kit/http/endpoint.ts';
import { findStoredResponse, getHash, type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import { exactDollars, formatCents } from '#kit/money/money.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, notFound, wrongField } from '#kit/server/errors.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { getInvoice } from '#money/invoices/server/invoices.queries.ts';
import { toInvoice } from '#money/invoices/server/invoices.serializer.ts';
import { refundableOfPayment } from '#money/ledger/server/pending-refunds.ts';
import { sumCents } from '#money/ledger/server/sums.ts';
import type { OnlineRefundInput } from '#money/online-payments/online-payments.ts';
import { refundAtStripe } from '#money/refunds/server/refund-at-stripe.ts';
import { refundRefusal } from '#money/stripe/server/refund-refusal.ts';
import { getStripeStatus, openStripe } from '#money/stripe/server/stripe-client.ts';

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
  { id, input: { paymentId, amount, withTip }, caller }: OnlineRefund,
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
  const callKey = getHash(`refund ${payment.providerId} ${key ?? left} ${bodyHash}`);
  try {
    const tips = invoice.tips.filter(({ tipOf }) => tipOf === paymentId);
    const tipCents = withTip ? sumCents(tips) : 0;
    const asked = {
      payment,
      amountCents: amount,
      tipCents,
      callKey,
      userId: caller.user.id,
      refuse: tooMuch,
    };
    await refundAtStripe(deps, await openStripe(deps), asked);
  } catch (error) {
    const status = getStripeStatus(error);
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
