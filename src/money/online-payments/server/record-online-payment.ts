import type Stripe from 'stripe';
import { lockRecord } from '#kit/db/lock-record.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import { exactDollars, formatCents } from '#kit/money/money.ts';
import { getInvoice, type InvoiceWithLines } from '#money/invoices/server/invoices.queries.ts';
import { aboutInvoice, byStripe, recordMovement } from '#money/invoices/server/record-movement.ts';
import { recordTip, visitOfInvoice } from '#money/invoices/server/record-tip.ts';
import { findMovement } from '#money/ledger/server/ledger.queries.ts';
import { balanceCents } from '#money/ledger/server/owed.ts';
import { setCheckoutStatus } from '#money/payment-pages/server/checkouts.queries.ts';
import { expireCheckoutsLater } from '#money/payment-pages/server/expire-checkouts.ts';
import type { MoneyDeps } from '#money/refunds/server/record-refund.ts';

export type EventDeps = MoneyDeps;

/** Whose money it is; null for a session that is not about an invoice. */
function getInvoiceId({ metadata }: Pick<Stripe.Checkout.Session, 'metadata'>): number | null {
  const id = Number(metadata?.invoiceId);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/**
 * Records the payment of a session once, however often Stripe reports it, whatever has become of the invoice: the
 * business has the money. Tells the owner, with what to do if nothing was owed any more.
 */
export async function recordOnlinePayment(
  deps: EventDeps,
  session: Stripe.Checkout.Session,
  paidAt: Date,
): Promise<void> {
  const invoiceId = getInvoiceId(session);
  const intentId = toId(session.payment_intent);
  if (invoiceId === null || intentId === null || session.payment_status !== 'paid') return;
  const now = deps.clock();
  const owed = await inTransaction(deps.db, async (trx) => {
    await lockRecord(trx, 'invoices', invoiceId);
    if (!(await isOwnInvoice(trx, invoiceId, session))) return null;
    await setCheckoutStatus(trx, session.id, 'paid');
    if (await findMovement(trx, intentId)) return null;
    const before = await getInvoice(trx, invoiceId);
    const totalCents = session.amount_total ?? 0;
    const tipCents = Math.min(Math.max(0, Number(session.metadata?.tipCents) || 0), totalCents);
    const amountCents = totalCents - tipCents;
    const payment = await recordMovement(
      trx,
      {
        ...aboutInvoice(before),
        kind: 'payment',
        amountCents,
        method: 'card',
        paidAt: paidAt.toISOString(),
        reference: intentId,
        providerId: intentId,
        refundOf: null,
        by: byStripe,
      },
      now,
    );
    await recordTip(
      trx,
      payment!,
      { tipCents, providerId: `${intentId} tip`, ...(await visitOfInvoice(trx, before)), by: byStripe },
      now,
    );
    const amount = exactDollars(formatCents(amountCents));
    const excess = amountCents - balanceCents(before);
    await record(
      trx,
      {
        type: 'money.reported',
        config: deps.config,
        payment: before,
        invoice: before,
        title: `Paid online: ${amount}`,
        text:
          excess > 0
            ? `${exactDollars(formatCents(excess))} of it was no longer owed: the invoice was ${endedBy(before)} meanwhile. Refund it in the panel.`
            : 'The payment is on the invoice.',
      },
      now,
    );
    return balanceCents(await getInvoice(trx, invoiceId));
  });
  if (owed === null) return;
  deps.wakeOutbox();
  expireCheckoutsLater(deps, invoiceId, owed);
}

const endedBy = ({ status, creditedCents }: InvoiceWithLines): string =>
  status === 'void' ? 'voided' : creditedCents > 0 ? 'credited' : 'paid another way';

/** Another program may use the same account at Stripe, and the same names in its metadata. */
const isOwnInvoice = async (trx: Trx, id: number, { metadata }: Stripe.Checkout.Session) =>
  (await trx
    .selectFrom('invoices')
    .select('id')
    .where('id', '=', id)
    .where('number', '=', metadata?.invoice ?? '')
    .executeTakeFirst()) !== undefined;

/** Stripe returns a reference as an id, or expanded to the object. */
export const toId = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
