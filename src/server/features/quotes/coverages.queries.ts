import type { Db } from '#server/db/open.ts';
import type { Coverage } from '#shared/uninvoiced.ts';

/** What the invoices of these quotes bill, without void ones. */
export async function listCoverages(db: Db, quoteIds: readonly number[]) {
  const invoices = db
    .selectFrom('invoices')
    .select(['quoteId', 'coveredCents', 'coveredItems'])
    .where('quoteId', 'in', quoteIds)
    .where('status', '<>', 'void')
    .where('creditOf', 'is', null)
    .orderBy('id');
  return (await invoices.execute()).map(({ quoteId, coveredCents: cents, coveredItems }) => ({
    quoteId,
    cents,
    items: JSON.parse(coveredItems) as Coverage['items'],
  }));
}
