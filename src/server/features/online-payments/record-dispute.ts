import type Stripe from 'stripe';
import { lockRecord } from '#server/db/lock-record.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { getInvoice } from '#server/features/invoices/invoices.queries.ts';
import { exactDollars, formatCents } from '#shared/money.ts';
import type { DisputeStatus } from '#shared/online-payments.ts';
import { notifyOfMoney } from './notify-of-money.ts';
import { byStripe, type EventDeps, idOf } from './record-online-payment.ts';
import { paymentOf, storeOnce } from './record-refund.ts';

/**
 * Stores a dispute and how it ended. What is paid changes only when it is lost, by a negative payment. A late event never
 * opens a closed one again.
 */
export async function recordDispute(deps: EventDeps, dispute: Stripe.Dispute): Promise<void> {
  const payment = await paymentOf(deps, idOf(dispute.payment_intent));
  if (!payment) return;
  const status = statusOf(dispute);
  const now = deps.clock();
  await inTransaction(deps.db, async (trx) => {
    await lockRecord(trx, 'invoices', payment.invoiceId);
    const ofThis = trx.selectFrom('disputes').selectAll().where('providerId', '=', dispute.id);
    const before = await ofThis.executeTakeFirst();
    if (before && (before.status !== 'open' || status === 'open')) return;
    const closedAt = status === 'open' ? null : now.toISOString();
    if (before) {
      await trx.updateTable('disputes').set({ status, closedAt }).where('id', '=', before.id).execute();
    } else {
      await trx
        .insertInto('disputes')
        .values({
          providerId: dispute.id,
          paymentId: payment.id,
          amountCents: dispute.amount,
          reason: dispute.reason,
          status,
          openedAt: new Date(dispute.created * 1000).toISOString(),
          closedAt,
        })
        .execute();
    }
    if (status === 'lost') {
      const lost = {
        ...{ invoiceId: payment.invoiceId, amountCents: -dispute.amount, method: 'card' as const },
        ...{ paidAt: now.toISOString(), reference: `Dispute lost, ${dispute.id}`, providerId: dispute.id },
        ...{ refundOf: payment.id, by: byStripe },
      };
      await storeOnce(trx, lost, now);
    }
    const invoice = await getInvoice(trx, payment.invoiceId);
    const title = `Dispute ${titles[status]}: ${exactDollars(formatCents(dispute.amount))}`;
    await notifyOfMoney(trx, deps, { invoice, title, text: texts[status] }, now);
  });
  deps.wakeOutbox();
}

const titles: Record<DisputeStatus, string> = { open: 'opened', won: 'won', lost: 'lost' };

const texts: Record<DisputeStatus, string> = {
  open: 'The customer’s bank wants the payment back. Answer it in Stripe’s dashboard before its deadline.',
  won: 'The payment stays with you.',
  lost: 'The customer has the money back. The invoice shows it as a refund.',
};

function statusOf({ status }: Stripe.Dispute): DisputeStatus {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}
