import { formatCents } from '#kit/money/money.ts';
import { paidBy } from '#money/invoices/payment-methods.ts';
import { movementLabels } from '#money/ledger/movements.ts';
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
      detail: [row.creditReason, row.sentAt && 'Sent'].filter(Boolean).join(' · '),
      // Nothing is owed on a credit note.
      status: row.creditOf === null ? row.status : null,
      amount: formatCents(row.totalCents),
      at: row.createdAt,
    }),
  );
};

export const paymentEntries: Source = async (db, part) => {
  const rows = await newest(db.selectFrom('movements').selectAll(), 'movements', part)
    .where('customerId', 'in', part.ids)
    .execute();
  const numbers = await db
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('id', 'in', [...new Set(rows.flatMap(({ invoiceId }) => invoiceId ?? [])), 0])
    .execute();
  const invoiceNumbers = new Map(numbers.map(({ id, number }) => [id, number]));
  return rows.map((row): Entry => {
    const { kind, method, providerId, invoiceId, quoteId, reference } = row;
    const about = invoiceId === null ? `Quote ${quoteId}` : `Invoice ${invoiceNumbers.get(invoiceId)}`;
    return {
      ...none,
      kind: 'payment',
      id: row.id,
      customerId: row.customerId!,
      title: `${movementLabels[kind]} · ${paidBy({ method, isOnline: providerId !== null })}`,
      detail: [about, reference].filter(Boolean).join(', '),
      amount: formatCents(row.amountCents),
      ...(invoiceId === null ? { quoteId: quoteId! } : { invoiceId }),
      at: row.createdAt,
    };
  });
};
