import type Stripe from 'stripe';
import type { MovementRow } from '#kit/db/tables/ledger.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import { exactDollars, formatCents } from '#kit/money/money.ts';
import type { Deps } from '#kit/server/deps.ts';
import { attachToIssued } from '#money/invoices/server/attach-deposits.ts';
import { getInvoice } from '#money/invoices/server/invoices.queries.ts';
import { byStripe, recordMovement } from '#money/invoices/server/record-movement.ts';
import { readTipCents, takeTipBack } from '#money/invoices/server/record-tip.ts';
import { findMovement, listMovementsAround, withLockedPayment } from '#money/ledger/server/ledger.queries.ts';
import { deletePendingRefund } from '#money/ledger/server/pending-refunds.ts';
import { keptCents, sumCents } from '#money/ledger/server/sums.ts';

export type MoneyDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'wakeOutbox'>;

/**
 * Records a refund of a payment once: the panel and Stripe's events tell the same one. A failed refund is followed by a
 * movement of the same amount, since the money came back.
 */
export async function recordRefund(deps: MoneyDeps, paymentId: number, refund: Stripe.Refund): Promise<void> {
  const isFailed = refund.status === 'failed' || refund.status === 'canceled';
  if (!isFailed && refund.status !== 'succeeded' && refund.status !== 'pending') return;
  const now = deps.clock();
  const { invoiceId, quoteId } = await withLockedPayment(deps.db, paymentId, async (trx, payment) => {
    const by = await findRefunder(trx, refund);
    const known = await findMovement(trx, refund.id);
    const tipCents = await tipInRefund(trx, payment, refund);
    const back = known ?? (await takeBack(trx, payment, refund, { tipCents, by, now }));
    if (refund.metadata?.callKey) await deletePendingRefund(trx, refund.metadata.callKey);
    const tell = async (title: string, text: string) => {
      const invoice = payment.invoiceId === null ? null : await getInvoice(trx, payment.invoiceId);
      const { config } = deps;
      await record(trx, { type: 'money.reported', payment, invoice, title, text, config }, now);
    };
    const amount = exactDollars(formatCents(refund.amount));
    if (isFailed) {
      const again = await recordMovement(
        trx,
        {
          ...(await aboutPayment(trx, payment)),
          kind: 'returned',
          amountCents: Math.abs(back.amountCents),
          paidAt: now.toISOString(),
          reference: `Refund ${refund.id} failed`,
          providerId: `${refund.id} failed`,
          by: byStripe,
        },
        now,
      );
      if (again) await tipCameBack(trx, payment, refund, now);
      const text = 'The customer’s bank refused it and the money came back. Pay it back another way.';
      if (again) await tell(`Refund failed: ${amount}`, text);
    } else if (!known && -back.amountCents + tipCents < refund.amount) {
      const recorded = exactDollars(formatCents(-back.amountCents));
      const text = `Stripe paid it back although less was left: the rest was refunded before, so ${recorded} of it is recorded. Check that the customer didn’t get the rest twice.`;
      await tell(`Refunded: ${amount}`, text);
    } else if (!known && by === byStripe && payment.refusal === null) {
      const where = payment.invoiceId === null ? 'with the deposit' : 'on the invoice';
      await tell(`Refunded: ${amount}`, `It was made at Stripe, and is ${where} now.`);
    }
    return payment;
  });
  deps.wakeOutbox();
  // The money of a deposit whose refund failed is here again.
  if (isFailed && invoiceId === null && quoteId !== null) await attachToIssued(deps, quoteId);
}

/** At most what is there: staff may have recorded by hand that the same money went back. */
async function takeBack(
  trx: Trx,
  payment: MovementRow,
  refund: Stripe.Refund,
  { tipCents, by, now }: { tipCents: number; by: { id: string | null; name: string }; now: Date },
): Promise<MovementRow> {
  const paidAt = new Date(refund.created * 1000).toISOString();
  const back = await recordMovement(
    trx,
    {
      ...(await aboutPayment(trx, payment)),
      kind: 'refund',
      amountCents: 0 - (await takeableCents(trx, payment, refund.amount - tipCents)),
      paidAt,
      reference: refund.id,
      providerId: refund.id,
      by,
    },
    now,
  );
  const how = { paidAt, method: payment.method, reference: refund.id, providerId: tipId(refund), by };
  await takeTipBack(trx, payment.id, tipCents, how, now);
  return back!;
}

const tipId = ({ id }: Stripe.Refund) => `${id} tip`;

/** The part of the tip that the panel asked to pay back; in a refund made at Stripe, all beyond the payment itself. */
async function tipInRefund(trx: Trx, { id, amountCents }: MovementRow, { amount, metadata }: Stripe.Refund) {
  const asked =
    metadata?.tipCents === undefined ? Math.max(0, amount - amountCents) : Number(metadata.tipCents);
  return Math.min(asked || 0, await readTipCents(trx, id));
}

/** The part of a failed refund that was of the tip. */
async function tipCameBack(trx: Trx, { id, method }: MovementRow, refund: Stripe.Refund, now: Date) {
  const back = await findMovement(trx, tipId(refund));
  if (!back) return;
  const reference = `Refund ${refund.id} failed`;
  const how = {
    paidAt: now.toISOString(),
    method,
    reference,
    providerId: `${tipId(refund)} failed`,
    by: byStripe,
  };
  await takeTipBack(trx, id, back.amountCents, how, now);
}

/** How much of `wantedCents` can be taken from a locked payment: never more than it, and all around it, still has. */
export async function takeableCents(trx: Trx, payment: MovementRow, wantedCents: number): Promise<number> {
  const movements = await listMovementsAround(trx, payment);
  return Math.max(0, Math.min(wantedCents, keptCents(payment, movements), sumCents(movements)));
}

/** Returns the columns that a movement shares with the locked payment that it takes back. */
export async function aboutPayment(trx: Trx, payment: MovementRow) {
  const { id, invoiceId, quoteId, customerId, customerName, method } = payment;
  const invoiceNumber = invoiceId === null ? null : (await getInvoice(trx, invoiceId)).number;
  return { invoiceId, quoteId, customerId, customerName, invoiceNumber, method, refundOf: id };
}

/** Finds the user who refunded it in the panel; Stripe if nobody did. */
async function findRefunder(trx: Trx, { metadata }: Stripe.Refund) {
  if (!metadata?.userId) return byStripe;
  const query = trx.selectFrom('users').select(['id', 'name']).where('id', '=', metadata.userId);
  return (await query.executeTakeFirst()) ?? byStripe;
}
