import { lockRecord } from '#server/db/lock-record.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { listCountedDeposits, refundsOf } from '#server/features/deposits/deposits.queries.ts';
import { findInvoiceOfQuote, getInvoice, type InvoiceWithLines } from './invoices.queries.ts';
import { storePayment } from './store-payment.ts';

const by = { id: null, name: 'Stripe' };

/** Deposits of the quote become payments of its invoice, with what was refunded of them. The invoice is locked. */
export async function countDeposits(
  trx: Trx,
  { id: invoiceId, quoteId }: Pick<InvoiceWithLines, 'id' | 'quoteId'>,
  now: Date,
): Promise<void> {
  if (quoteId === null) return;
  for (const { id } of await listCountedDeposits(trx, quoteId)) {
    await lockRecord(trx, 'deposits', id);
    const deposit = (await listCountedDeposits(trx, quoteId)).find((each) => each.id === id);
    if (!deposit) continue;
    const { amountCents, paidAt, providerId } = deposit;
    const row = { invoiceId, method: 'card' as const, by };
    const payment = await storePayment(
      trx,
      { ...row, amountCents, paidAt, reference: providerId, providerId, refundOf: null },
      now,
    );
    for (const refund of refundsOf(deposit)) {
      if (refund.isFailed) continue;
      const back = { reference: refund.id, providerId: refund.id, refundOf: payment.id };
      const amount = { amountCents: -refund.amountCents, paidAt: refund.refundedAt };
      await storePayment(trx, { ...row, ...amount, ...back }, now);
    }
    await trx.updateTable('deposits').set({ invoiceId }).where('id', '=', id).execute();
  }
}

/** For a deposit that is paid after the invoice was issued. */
export async function countOnIssued(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  quoteId: number,
): Promise<void> {
  const known = await findInvoiceOfQuote(db, quoteId);
  if (known?.status !== 'issued') return;
  await inTransaction(db, async (trx) => {
    await lockRecord(trx, 'invoices', known.id);
    const invoice = await getInvoice(trx, known.id);
    if (invoice.status === 'issued') await countDeposits(trx, invoice, clock());
  });
}
