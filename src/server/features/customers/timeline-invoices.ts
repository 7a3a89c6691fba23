import { paidBy } from '#shared/invoices.ts';
import { formatCents } from '#shared/money.ts';
import { type Entry, newest, none, type Source } from './timeline-part.ts';

/** Drafts, invoices and credit notes. */
export const invoiceEntries: Source = async (db, part) => {
  const rows = await newest(db.selectFrom('invoices').selectAll(), 'invoices', part)
    .where('customerId', 'in', part.ids)
    .execute();
  return rows.map(
    (row): Entry => ({
      kind: 'invoice',
      id: row.id,
      customerId: row.customerId!,
      title:
        row.number === null
          ? 'Draft of an invoice'
          : `${row.creditOf === null ? 'Invoice' : 'Credit note'} ${row.number}`,
      detail: [row.creditReason, row.sentAt && 'Sent by email'].filter(Boolean).join(' · '),
      // Nothing is owed on a credit note.
      status: row.creditOf === null ? row.status : null,
      amount: formatCents(row.totalCents),
      at: row.createdAt,
    }),
  );
};

export const paymentEntries: Source = async (db, part) => {
  const query = db
    .selectFrom('payments')
    .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
    .selectAll('payments')
    .select(['invoices.customerId', 'invoices.number']);
  const rows = await newest(query, 'payments', part).where('invoices.customerId', 'in', part.ids).execute();
  return rows.map(
    (row): Entry => ({
      ...none,
      kind: 'payment',
      id: row.id,
      customerId: row.customerId!,
      title: `${row.amountCents < 0 ? 'Refund' : 'Payment'} · ${paidBy({ method: row.method, isOnline: row.providerId !== null })}`,
      detail: [`Invoice ${row.number}`, row.reference].filter(Boolean).join(', '),
      amount: formatCents(row.amountCents),
      invoiceId: row.invoiceId,
      at: row.createdAt,
    }),
  );
};
