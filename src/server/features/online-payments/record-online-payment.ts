import type Stripe from 'stripe';
import { lockRecord } from '#server/db/lock-record.ts';
import type { PaymentRow } from '#server/db/tables/invoices.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { setCheckoutStatus } from '#server/features/checkouts/checkouts.queries.ts';
import { expireCheckoutsLater } from '#server/features/checkouts/expire-checkouts.ts';
import { getInvoice, type InvoiceWithLines } from '#server/features/invoices/invoices.queries.ts';
import { balanceCents } from '#server/features/invoices/invoices.serializer.ts';
import { storePayment } from '#server/features/invoices/store-payment.ts';
import { exactDollars, formatCents } from '#shared/money.ts';
import { notifyOfMoney } from './notify-of-money.ts';

export type EventDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'wakeOutbox'>;

/** Whose money it is; null for a session that is not about an invoice. */
export function invoiceIdOf({ metadata }: Pick<Stripe.Checkout.Session, 'metadata'>): number | null {
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
  const invoiceId = invoiceIdOf(session);
  const intentId = idOf(session.payment_intent);
  if (invoiceId === null || intentId === null || session.payment_status !== 'paid') return;
  const now = deps.clock();
  const owed = await inTransaction(deps.db, async (trx) => {
    await lockRecord(trx, 'invoices', invoiceId);
    if (!(await isOwnInvoice(trx, invoiceId, session))) return null;
    await setCheckoutStatus(trx, session.id, 'paid');
    if (await findOnlinePayment(trx, intentId)) return null;
    const before = await getInvoice(trx, invoiceId);
    const amountCents = session.amount_total ?? 0;
    await storePayment(
      trx,
      {
        invoiceId,
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
    const amount = exactDollars(formatCents(amountCents));
    const excess = amountCents - balanceCents(before);
    await notifyOfMoney(
      trx,
      deps,
      {
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

export const byStripe = { id: null, name: 'Stripe' };

/** Another program may use the same account at Stripe, and the same names in its metadata. */
const isOwnInvoice = async (trx: Trx, id: number, { metadata }: Stripe.Checkout.Session) =>
  (await trx
    .selectFrom('invoices')
    .select('id')
    .where('id', '=', id)
    .where('number', '=', metadata?.invoice ?? '')
    .executeTakeFirst()) !== undefined;

export const findOnlinePayment = (
  db: Trx | Deps['db'],
  providerId: string,
): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('providerId', '=', providerId).executeTakeFirst();

/** Of a reference that Stripe may have filled in. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
