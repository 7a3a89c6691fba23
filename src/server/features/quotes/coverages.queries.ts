import type { Db } from '#server/db/open.ts';
import type { Coverage } from '#shared/uninvoiced.ts';

/** How much the invoices of these quotes bill, without void ones. */
export async function listCoverages(db: Db, quoteIds: readonly number[]) {
  const invoices = db
    .selectFrom('invoices')
    .select(['quoteId', 'creditOf', 'coveredCents', 'coveredItems'])
    .where('quoteId', 'in', quoteIds)
    .where('status', '<>', 'void')
    .orderBy('id');
  // As a condition, it would lead SQLite through all invoices.
  const billing = (await invoices.execute()).filter(({ creditOf }) => creditOf === null);
  return billing.map(({ quoteId, coveredCents: cents, coveredItems }) => ({
    quoteId,
    cents,
    items: JSON.parse(coveredItems) as Coverage['items'],
  }));
}
