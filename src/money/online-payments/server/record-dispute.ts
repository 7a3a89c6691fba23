import type Stripe from 'stripe';
import type { MovementRow } from '#kit/db/tables/ledger.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import { exactDollars, formatCents } from '#kit/money/money.ts';
import { attachToIssued } from '#money/invoices/server/attach-deposits.ts';
import { getInvoice } from '#money/invoices/server/invoices.queries.ts';
import { byStripe, recordMovement } from '#money/invoices/server/record-movement.ts';
import { takeTipBack } from '#money/invoices/server/record-tip.ts';
import { findMovement, withLockedPayment } from '#money/ledger/server/ledger.queries.ts';
import type { DisputeStatus } from '#money/online-payments/online-payments.ts';
import { aboutPayment, takeableCents } from '#money/refunds/server/record-refund.ts';
import { findPaidMovement } from './find-paid-movement.ts';
import { type EventDeps, toId } from './record-online-payment.ts';

/**
 * Stores a dispute and how it ended. What is paid changes only when it is lost, by a negative movement, and when a lost
 * one is won back. A late event never opens a closed one again.
 */
export async function recordDispute(deps: EventDeps, dispute: Stripe.Dispute): Promise<void> {
  const found = await findPaidMovement(deps, toId(dispute.payment_intent));
  if (!found) return;
  const status = getStatus(dispute);
  const now = deps.clock();
  const { invoiceId, quoteId } = await withLockedPayment(deps.db, found.id, async (trx, payment) => {
    const ofThis = trx.selectFrom('disputes').selectAll().where('providerId', '=', dispute.id);
    const before = await ofThis.executeTakeFirst();
    const isLate = before?.status === 'won' || before?.status === status || status === 'open';
    if (before && isLate) return payment;
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
    await move(trx, payment, dispute, { status, now });
    const invoice = payment.invoiceId === null ? null : await getInvoice(trx, payment.invoiceId);
    const title = `Dispute ${titles[status]}: ${exactDollars(formatCents(dispute.amount))}`;
    const news = { payment, invoice, title, text: toText(status, payment), config: deps.config };
    await record(trx, { type: 'money.reported', ...news }, now);
    return payment;
  });
  deps.wakeOutbox();
  // The money of a deposit that was won back is here again.
  if (status === 'won' && invoiceId === null && quoteId !== null) await attachToIssued(deps, quoteId);
}

/** Takes what is there of a lost one; the bank may ask for more, in another currency too. Gives it again if it is won. */
async function move(
  trx: Trx,
  payment: MovementRow,
  { id, amount, currency }: Stripe.Dispute,
  { status, now }: { status: DisputeStatus; now: Date },
): Promise<void> {
  if (status === 'open') return;
  const about = { ...(await aboutPayment(trx, payment)), paidAt: now.toISOString(), by: byStripe };
  if (status === 'lost') {
    const wanted = (currency ?? 'usd') === 'usd' ? amount : payment.amountCents;
    const amountCents = 0 - (await takeableCents(trx, payment, wanted));
    const reference = `Dispute lost, ${id}`;
    await recordMovement(trx, { ...about, kind: 'dispute', amountCents, reference, providerId: id }, now);
    const how = {
      paidAt: about.paidAt,
      method: about.method,
      reference,
      providerId: `${id} tip`,
      by: byStripe,
    };
    await takeTipBack(trx, payment.id, Math.max(0, wanted - payment.amountCents), how, now);
    return;
  }
  const lost = await findMovement(trx, id);
  if (!lost) return;
  const again = { amountCents: Math.abs(lost.amountCents), reference: `Dispute won back, ${id}` };
  await recordMovement(trx, { ...about, ...again, kind: 'won-back', providerId: `${id} won` }, now);
  const tip = await findMovement(trx, `${id} tip`);
  const { reference } = again;
  const how = {
    paidAt: about.paidAt,
    method: about.method,
    reference,
    providerId: `${id} tip won`,
    by: byStripe,
  };
  if (tip) await takeTipBack(trx, payment.id, tip.amountCents, how, now);
}

const titles: Record<DisputeStatus, string> = { open: 'opened', won: 'won', lost: 'lost' };

function toText(status: DisputeStatus, { invoiceId }: MovementRow): string {
  if (status === 'won') return 'The payment stays with you.';
  if (status === 'lost') {
    return `The customer has the money back. The ${invoiceId === null ? 'quote' : 'invoice'} shows it as a refund.`;
  }
  return 'The customer’s bank wants the payment back. Answer it in Stripe’s dashboard before its deadline.';
}

function getStatus({ status }: Stripe.Dispute): DisputeStatus {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}
