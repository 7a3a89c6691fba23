import type { Db } from '#kit/db/open.ts';

/** How much the invoices of these quotes bill, without void ones. Their items are read where they are asked for. */
export async function listCoverages(db: Db, quoteIds: readonly number[]) {
  const invoices = db
    .selectFrom('invoices')
    .select([
      'quoteId',
      'creditOf',
      'coveredCents',
      'coveredItems',
      'codeCents',
      'minimumFeeCents',
      'tripFeeCents',
    ])
    .where('quoteId', 'in', quoteIds)
    .where('status', '<>', 'void')
    .orderBy('id');
  // As a condition, it would lead SQLite through all invoices.
  return (await invoices.execute()).filter(({ creditOf }) => creditOf === null);
}
