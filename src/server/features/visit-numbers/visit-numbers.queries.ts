import { type SqlBool, sql } from 'kysely';
import { batchesOf } from '#server/db/batches.ts';
import type { Db } from '#server/db/open.ts';

export interface Lead {
  customerId: number | null;
  quoteId: number | null;
}

/** Customers with many leads have many visits, so a page needs few of these. */
const customersAtOnce = 500;

/**
 * The number of each lead's visit, in the order of the leads: the place of its first visit among those of its customer,
 * or else the next one. Counts visits of merged customers, and none that are cancelled. One query for a page of leads.
 */
export async function visitNumbersOf(db: Db, leads: readonly Lead[]): Promise<number[]> {
  const customerIds = [...new Set(leads.flatMap(({ customerId }) => customerId ?? []))];
  const rootOf = new Map<number, number>();
  const visits = new Map<number, number[]>();
  for (const batch of batchesOf(customerIds, customersAtOnce)) {
    const rows = await visitsOf(db, batch);
    for (const { customerId, rootId } of rows) rootOf.set(customerId, rootId);
    for (const [rootId, found] of Map.groupBy(rows, (row) => row.rootId)) {
      visits.set(
        rootId,
        found.flatMap(({ quoteId }) => quoteId ?? []),
      );
    }
  }
  return leads.map(({ customerId, quoteId }) => {
    const quoteIds = visits.get(rootOf.get(customerId ?? 0) ?? 0) ?? [];
    const place = quoteId === null ? -1 : quoteIds.indexOf(quoteId);
    return (place < 0 ? quoteIds.length : place) + 1;
  });
}

interface VisitOf {
  customerId: number;
  /** The customer that stands for this one. */
  rootId: number;
  /** Null if the customer has no visit. */
  quoteId: number | null;
}

/** The visits of these customers and of all that are merged with them, in order. */
async function visitsOf(db: Db, customerIds: readonly number[]): Promise<VisitOf[]> {
  const root = (table: string) =>
    sql<number>`coalesce(${sql.ref(`${table}.mergedIntoId`)}, ${sql.ref(`${table}.id`)})`;
  return db
    .with('roots', (query) =>
      query
        .selectFrom('customers as named')
        .select(root('named').as('id'))
        .distinct()
        .where('named.id', 'in', customerIds),
    )
    .with('members', (query) =>
      query
        .selectFrom('customers as own')
        .innerJoin('roots', 'roots.id', 'own.id')
        .select(['own.id', 'roots.id as rootId'])
        .unionAll(
          query
            .selectFrom('customers as merged')
            .innerJoin('roots', 'roots.id', 'merged.mergedIntoId')
            .select(['merged.id', 'roots.id as rootId']),
        ),
    )
    .selectFrom('members')
    .leftJoin('visits', (join) =>
      join.onRef('visits.customerId', '=', 'members.id').on(sql<SqlBool>`visits.status <> 'cancelled'`),
    )
    .select(['members.id as customerId', 'members.rootId', 'visits.quoteId'])
    .orderBy('visits.date')
    .orderBy('visits.windowFrom')
    .orderBy('visits.id')
    .execute();
}
