import { sql } from 'kysely';
import { countRows, type ListPage } from '#kit/db/list-page.ts';
import type { Db } from '#kit/db/open.ts';
import type { Paging } from '#kit/wire/paging.ts';
import type { TrashFilter, TrashKind } from '#kit/wire/trash.ts';
import { hasRecords } from '#sales/customers/server/purge-customers.ts';
import { isQuoteNotQuarantined } from '#sales/requests/server/quarantined.ts';

export interface TrashRow {
  kind: TrashKind;
  id: number;
  title: string;
  detail: string;
  deletedAt: string;
  /** For a request: its quotes in use, and when the last deleted one was deleted. For a customer: 1 if it has records. */
  liveQuotes: number;
  quoteDeletedAt: string | null;
}

/** Last deleted first. Leaves out services and articles whose 30 days are over, even before the sweep. */
export async function listTrash(
  db: Db,
  { kind, limit = 1000, offset = 0 }: TrashFilter & Paging,
  keptSince: string,
): Promise<ListPage<TrashRow>> {
  const all = deleted(db, keptSince);
  const narrowed = kind ? all.where('kind', '=', kind) : all;
  const rows = await narrowed
    .selectAll()
    .orderBy('deletedAt', 'desc')
    .orderBy('kind')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows as TrashRow[], total: await countRows(narrowed), isMore: false };
}

const deleted = (db: Db, keptSince: string) =>
  db.selectFrom(
    deletedRequests(db)
      .unionAll(deletedQuotes(db))
      .unionAll(deletedCustomers(db))
      .unionAll(deletedCategories(db))
      .unionAll(deletedTitles(db, 'services', 'service', keptSince))
      .unionAll(deletedCodes(db, keptSince))
      .unionAll(deletedTitles(db, 'posts', 'post', keptSince))
      .as('trash'),
  );

const getKind = (kind: TrashKind) => sql<TrashKind>`cast(${sql.lit(kind)} as text)`.as('kind');
const noQuotes = [
  sql<number>`cast(0 as integer)`.as('liveQuotes'),
  sql<string | null>`cast(null as text)`.as('quoteDeletedAt'),
] as const;
const fullName = sql<string>`trim(${sql.ref('firstName')} || ' ' || ${sql.ref('lastName')})`.as('title');

const deletedRequests = (db: Db) =>
  db
    .selectFrom('requests')
    .select((select) => [
      getKind('request'),
      'id',
      fullName,
      'service as detail',
      select.ref('deletedAt').$notNull().as('deletedAt'),
      quotesOfRequest(db)
        .select((quote) => quote.fn.countAll<number>().as('count'))
        .where('quotes.deletedAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('liveQuotes'),
      quotesOfRequest(db)
        .select((quote) => quote.fn.max('quotes.deletedAt').as('time'))
        .as('quoteDeletedAt'),
    ])
    .where('deletedAt', 'is not', null)
    // Suspected spam has its own list.
    .where('quarantinedAt', 'is', null);

const quotesOfRequest = (db: Db) =>
  db.selectFrom('quotes').where('quotes.requestId', '=', sql<number>`${sql.ref('requests.id')}`);

const deletedQuotes = (db: Db) =>
  db
    .selectFrom('quotes')
    .select((select) => [
      getKind('quote'),
      'id',
      fullName,
      'serviceTitle as detail',
      select.ref('deletedAt').$notNull().as('deletedAt'),
      ...noQuotes,
    ])
    .where('deletedAt', 'is not', null)
    .where(isQuoteNotQuarantined);

const deletedCustomers = (db: Db) =>
  db
    .selectFrom('customers')
    .select((select) => [
      getKind('customer'),
      'customers.id',
      fullName,
      sql<string>`coalesce(nullif(customers.email, ''), customers.phone)`.as('detail'),
      select.ref('customers.deletedAt').$notNull().as('deletedAt'),
      select.case().when(hasRecords(select)).then(1).else(0).end().as('liveQuotes'),
      sql<string | null>`cast(null as text)`.as('quoteDeletedAt'),
    ])
    .where('customers.deletedAt', 'is not', null);

/** They stay for good: quotes name them. */
const deletedCategories = (db: Db) =>
  db
    .selectFrom('categories')
    .select((select) => [
      getKind('category'),
      'id',
      'slug as title',
      'pageSlug as detail',
      select.ref('deletedAt').$notNull().as('deletedAt'),
      sql<number>`cast(1 as integer)`.as('liveQuotes'),
      sql<string | null>`cast(null as text)`.as('quoteDeletedAt'),
    ])
    .where('deletedAt', 'is not', null);

const deletedCodes = (db: Db, keptSince: string) =>
  db
    .selectFrom('codes')
    .select((select) => [
      getKind('code'),
      'id',
      'code as title',
      sql<string>`cast('' as text)`.as('detail'),
      select.ref('deletedAt').$notNull().as('deletedAt'),
      ...noQuotes,
    ])
    .where('deletedAt', '>=', keptSince);

const deletedTitles = (db: Db, table: 'services' | 'posts', kind: TrashKind, keptSince: string) =>
  db
    .selectFrom(table)
    .select((select) => [
      getKind(kind),
      'id',
      'title',
      'category as detail',
      select.ref('deletedAt').$notNull().as('deletedAt'),
      ...noQuotes,
    ])
    .where('deletedAt', '>=', keptSince);
