import type { Db } from '#kit/db/open.ts';
import type { InvoiceLineRow, InvoiceRow } from '#kit/db/tables/invoices.ts';

/** `lines`: those that take back lines of the invoice. */
export type CreditNote = Pick<
  InvoiceRow,
  'id' | 'number' | 'issuedDate' | 'taxCents' | 'totalCents' | 'creditReason' | 'voids'
> & { invoiceId: number; lines: Pick<InvoiceLineRow, 'creditOf' | 'quantity'>[] };

/** Oldest first. */
export async function listCreditNotes(db: Db, invoiceIds: readonly number[]): Promise<CreditNote[]> {
  const notes = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'issuedDate', 'taxCents', 'totalCents', 'creditReason', 'voids'])
    .select((row) => row.ref('creditOf').$notNull().as('invoiceId'))
    .where('creditOf', 'in', invoiceIds)
    .orderBy('id')
    .execute();
  if (notes.length === 0) return [];
  const lines = await db
    .selectFrom('invoiceLines')
    .innerJoin('invoices as notes', 'notes.id', 'invoiceLines.invoiceId')
    .select(['invoiceLines.invoiceId', 'invoiceLines.creditOf', 'invoiceLines.quantity'])
    .where('notes.creditOf', 'in', invoiceIds)
    .where('invoiceLines.creditOf', 'is not', null)
    .orderBy('invoiceLines.id')
    .execute();
  const getLines = Map.groupBy(lines, ({ invoiceId }) => invoiceId);
  return notes.map((note) => ({
    ...note,
    lines: (getLines.get(note.id) ?? []).map(({ creditOf, quantity }) => ({ creditOf, quantity })),
  }));
}
