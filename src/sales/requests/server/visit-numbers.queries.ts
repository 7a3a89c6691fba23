import { sql } from 'kysely';
import { getBatches } from '#kit/db/batches.ts';
import type { Db } from '#kit/db/open.ts';

export interface Lead {
  customerId: number | null;
  quoteId: number | null;
}

/** Customers with many leads have many visits, so a page needs few of these. */
const customersAtOnce = 500;

/**
 * The number of each lead's visit, in the order of the leads: the place of its first visit among those of its customer,
 * or else the next one. Counts visits of merged customers, and none that are cancelled or of a deleted quote. One query for a page of leads.
 */
export async function getVisitNumbers(db: Db, leads: readonly Lead[]): Promise<number[]> {
  const customerIds = [...new Set(leads.flatMap(({ customerId }) => customerId ?? []))];
  const quotesByCustomer = new Map<number, number[]>();
  for (const batch of getBatches(customerIds, customersAtOnce)) {
    for (const [customerId, visits] of Map.groupBy(await getVisits(db, batch), (row) => row.customerId)) {
      quotesByCustomer.set(
        customerId,
        visits.map(({ quoteId }) => quoteId),
      );
    }
  }
  return leads.map(({ customerId, quoteId }) => {
    const quotes = quotesByCustomer.get(customerId ?? 0) ?? [];
    const place = quoteId === null ? -1 : quotes.indexOf(quoteId);
    return (place < 0 ? quotes.length : place) + 1;
  });
}

/** The visits of each of these customers with those of all that are merged with it, in order. */
function getVisits(
  db: Db,
  customerIds: readonly number[],
): Promise<{ customerId: number; quoteId: number }[]> {
  const root = sql<number>`coalesce(${sql.ref('named.mergedIntoId')}, ${sql.ref('named.id')})`;
  return db
    .selectFrom('customers as named')
    .innerJoin('customers as member', (join) =>
      join.on((on) => on.or([on('member.id', '=', root), on('member.mergedIntoId', '=', root)])),
    )
    .innerJoin('visits', 'visits.customerId', 'member.id')
    .innerJoin('quotes', 'quotes.id', 'visits.quoteId')
    .select(['named.id as customerId', 'visits.quoteId'])
    .where('named.id', 'in', customerIds)
    .where('visits.status', '!=', 'cancelled')
    .where('quotes.deletedAt', 'is', null)
    .orderBy('visits.date')
    .orderBy('visits.windowFrom')
    .orderBy('visits.id')
    .execute();
}
