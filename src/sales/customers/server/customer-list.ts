import { sql } from 'kysely';
import { getBatches } from '#kit/db/batches.ts';
import { type ListPage, readNewestFirst } from '#kit/db/list-page.ts';
import type { Db } from '#kit/db/open.ts';
import { searchIn } from '#kit/db/search.ts';
import { searchedWords } from '#kit/db/searched-words.ts';
import type { CustomerRow, PropertyRow } from '#kit/db/tables/customers.ts';
import type { Paging } from '#kit/wire/paging.ts';
import type { CustomerFilter } from '#sales/customers/customers.ts';
import { isNotCancelled } from '#sales/quotes/server/cancelled.ts';

interface VisitFigures {
  /** Neither cancelled nor of a deleted quote. */
  visits: number;
  /** The last one that is done. */
  lastVisitDate: string | null;
}

export type ListedCustomer = CustomerRow & VisitFigures & { address: PropertyRow | undefined };

/** Newest first, without merged customers. A search for their data finds the one they are merged into. */
export async function listCustomers(
  db: Db,
  { search, ...paging }: CustomerFilter & Paging,
): Promise<ListPage<ListedCustomer>> {
  const found = await searchIn(db, 'customers', search ? searchedWords(search) : []);
  const query = found.query
    .selectAll('customers')
    .where('customers.deletedAt', 'is', null)
    .where('customers.mergedIntoId', 'is', null);
  const { rows, ...total } = await readNewestFirst(db, query, found.newest, {
    search,
    scanned: found.scanned,
    ...paging,
  });
  const ids = rows.map(({ id }) => id);
  const figures = await getVisitFigures(db, ids);
  const addresses = await firstProperties(db, ids);
  const listed = rows.map((row) => ({ ...row, ...figures.get(row.id)!, address: addresses.get(row.id) }));
  return { rows: listed, ...total };
}

export const lastDoneDate = sql<string | null>`max(case when visits.status = 'done' then visits.date end)`;

/** `ids` are customers that are not merged; those merged into them count. */
async function getVisitFigures(db: Db, ids: readonly number[]): Promise<Map<number, VisitFigures>> {
  const figures = new Map<number, VisitFigures>(ids.map((id) => [id, { visits: 0, lastVisitDate: null }]));
  const root = sql<number>`coalesce(${sql.ref('customers.mergedIntoId')}, ${sql.ref('customers.id')})`;
  for (const batch of getBatches(ids)) {
    const rows = await db
      .selectFrom('customers')
      // SQLite carries out a cross join in this order. It would otherwise begin with every quote.
      .crossJoin('visits')
      .crossJoin('quotes')
      .whereRef('visits.customerId', '=', 'customers.id')
      .whereRef('quotes.id', '=', 'visits.quoteId')
      .select((select) => [
        root.as('id'),
        select.fn.countAll<number>().as('visits'),
        lastDoneDate.as('lastVisitDate'),
      ])
      .where((where) =>
        where.or([where('customers.id', 'in', batch), where('customers.mergedIntoId', 'in', batch)]),
      )
      .where('visits.status', '!=', 'cancelled')
      .where('quotes.deletedAt', 'is', null)
      .where(isNotCancelled(db))
      .groupBy(root)
      .execute();
    for (const { id, ...row } of rows) figures.set(id, row);
    for (const { id, ...row } of await pastFigures(db, batch)) {
      figures.set(id, addFigures(figures.get(id)!, row));
    }
  }
  return figures;
}

/** Figures of visits that an import brought. */
const pastFigures = (db: Db, ids: readonly number[]): Promise<(VisitFigures & { id: number })[]> => {
  const root = sql<number>`coalesce(${sql.ref('customers.mergedIntoId')}, ${sql.ref('customers.id')})`;
  return db
    .selectFrom('customers')
    .innerJoin('pastVisits', 'pastVisits.customerId', 'customers.id')
    .select((select) => [
      root.as('id'),
      select.fn.countAll<number>().as('visits'),
      select.fn.max<string | null>('pastVisits.date').as('lastVisitDate'),
    ])
    .where((where) =>
      where.or([where('customers.id', 'in', ids), where('customers.mergedIntoId', 'in', ids)]),
    )
    .groupBy(root)
    .execute();
};

export const addFigures = (own: VisitFigures, past: VisitFigures): VisitFigures => ({
  visits: own.visits + past.visits,
  lastVisitDate: [own.lastVisitDate, past.lastVisitDate].reduce((one, other) =>
    (one ?? '') > (other ?? '') ? one : other,
  ),
});

async function firstProperties(db: Db, ids: readonly number[]): Promise<Map<number, PropertyRow>> {
  const first = new Map<number, PropertyRow>();
  for (const batch of getBatches(ids)) {
    const rows = await db
      .selectFrom('properties')
      .selectAll()
      .where('customerId', 'in', batch)
      .where('deletedAt', 'is', null)
      .orderBy('id', 'desc')
      .execute();
    for (const row of rows) first.set(row.customerId, row);
  }
  return first;
}
