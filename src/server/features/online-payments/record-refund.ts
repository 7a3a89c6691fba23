import type Stripe from 'stripe';
import { lockRecord } from '#server/db/lock-record.ts';
import type { PaymentRow } from '#server/db/tables/invoices.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { findDeposit } from '#server/features/deposits/deposits.queries.ts';
import { recordDepositRefund } from '#server/features/deposits/record-deposit-refund.ts';
import { getInvoice } from '#server/features/invoices/invoices.queries.ts';
import { storePayment } from '#server/features/invoices/store-payment.ts';
import { openStripe } from '#server/stripe/stripe-client.ts';
import { exactDollars, formatCents } from '#shared/money.ts';
import { notifyOfMoney } from './notify-of-money.ts';
import { byStripe, type EventDeps, findOnlinePayment, idOf } from './record-online-payment.ts';
import { recordSession } from './record-session.ts';

/**
 * Records a refund once: the panel and Stripe's events tell the same one. A failed refund is followed by a payment of the
 * same amount, since the money came back.
 */
export async function recordStripeRefund(deps: EventDeps, refund: Stripe.Refund): Promise<void> {
  const isFailed = refund.status === 'failed' || refund.status === 'canceled';
  if (!isFailed && refund.status !== 'succeeded' && refund.status !== 'pending') return;
  const intentId = idOf(refund.payment_intent);
  const payment = await paymentOf(deps, intentId);
  if (!payment) {
    const isCounted = intentId !== null && !(await recordDepositRefund(deps, intentId, refund));
    // The deposit may have become a payment of an invoice just now.
    if (isCounted && (await findOnlinePayment(deps.db, intentId))) await recordStripeRefund(deps, refund);
    return;
  }
  const now = deps.clock();
  await inTransaction(deps.db, async (trx) => {
    await lockRecord(trx, 'invoices', payment.invoiceId);
    const by = await refunderOf(trx, refund);
    const row = {
      invoiceId: payment.invoiceId,
      method: 'card' as const,
      paidAt: new Date(refund.created * 1000).toISOString(),
      refundOf: payment.id,
    };
    const back = { ...row, amountCents: -refund.amount, reference: refund.id, providerId: refund.id };
    const isNew = await storeOnce(trx, { ...back, by }, now);
    const amount = exactDollars(formatCents(refund.amount));
    const invoice = await getInvoice(trx, payment.invoiceId);
    if (isFailed) {
      const providerId = `${refund.id} failed`;
      const reference = `Refund ${refund.id} failed`;
      const again = { ...row, paidAt: now.toISOString(), amountCents: refund.amount, reference, providerId };
      if (!(await storeOnce(trx, { ...again, by: byStripe }, now))) return;
      const text = 'The customer’s bank refused it and the money came back. Pay it back another way.';
      await notifyOfMoney(trx, deps, { invoice, title: `Refund failed: ${amount}`, text }, now);
    } else if (isNew && by === byStripe) {
      const text = 'It was made at Stripe, and is on the invoice now.';
      await notifyOfMoney(trx, deps, { invoice, title: `Refunded: ${amount}`, text }, now);
    }
  });
  deps.wakeOutbox();
}

/** False if it is recorded already. */
export async function storeOnce(
  trx: Trx,
  row: Parameters<typeof storePayment>[1] & { providerId: string },
  now: Date,
): Promise<boolean> {
  if (await findOnlinePayment(trx, row.providerId)) return false;
  await storePayment(trx, row, now);
  return true;
}

/** Who refunded it in the panel. */
async function refunderOf(trx: Trx, { metadata }: Stripe.Refund) {
  if (!metadata?.userId) return byStripe;
  const query = trx.selectFrom('users').select(['id', 'name']).where('id', '=', metadata.userId);
  return (await query.executeTakeFirst()) ?? byStripe;
}

/** The payment that an event is about. If that event overtook the payment's own, records it first. */
export async function paymentOf(deps: EventDeps, intentId: string | null): Promise<PaymentRow | undefined> {
  if (intentId === null) return undefined;
  const known = await findOnlinePayment(deps.db, intentId);
  if (known) return known;
  if (await findDeposit(deps.db, intentId)) return undefined;
  const stripe = await openStripe(deps);
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 });
  const [session] = data;
  if (!session) return undefined;
  await recordSession(deps, session, await paidAtOf(stripe, session));
  return findOnlinePayment(deps.db, intentId);
}

/** The page may have been open for an hour before the customer paid. */
export async function paidAtOf(
  stripe: Stripe,
  { payment_intent: intent, created }: Stripe.Checkout.Session,
): Promise<Date> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(idOf(intent)!, {
    expand: ['latest_charge'],
  });
  return new Date((typeof charge === 'object' && charge !== null ? charge.created : created) * 1000);
}
