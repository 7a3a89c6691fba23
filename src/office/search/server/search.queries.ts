import { type SelectQueryBuilder, sql } from 'kysely';
import { findNewest } from '#kit/db/list-page.ts';
import { hasWords } from '#kit/db/name-words.ts';
import type { Db } from '#kit/db/open.ts';
import { textContainsAll } from '#kit/db/portable.ts';
import type { Schema } from '#kit/db/schema.ts';
import { type Found, searchIn, searchNames } from '#kit/db/search.ts';
import type { NamedTable } from '#kit/db/search-indexes.ts';

/** So many of each kind are shown. */
export const limit = 5;
/** So many of the newest that have the letters inside a name, or somewhere else, are ranked. */
const candidates = 200;

/** Among them the best matches: the newest whose name has the words as a whole, and the newest that begin so. */
async function findCandidates<Table extends NamedTable, Row extends { id: number }>(
  db: Db,
  table: Table,
  words: readonly string[],
  read: (query: Found<Table>['query']) => SelectQueryBuilder<Schema, Table, Row>,
): Promise<Row[]> {
  const whole = await searchNames(db, table, words, 'whole');
  const rows = await findNewest(db, read(whole.query), whole, limit);
  if (rows.length === limit) return rows;
  const beginning = await searchNames(db, table, words, 'beginning');
  const found = await searchIn(db, table, words);
  return distinct([
    ...rows,
    ...(await findNewest(db, read(beginning.query), beginning, limit + rows.length)),
    ...(await findNewest(db, read(found.query), found, candidates)),
  ]);
}

/** Newest first. */
const distinct = <Row extends { id: number }>(rows: readonly Row[]): Row[] =>
  [...new Map(rows.map((row) => [row.id, row])).values()].sort((one, other) => other.id - one.id);

export const findRequests = (db: Db, words: readonly string[]) =>
  findCandidates(db, 'requests', words, (query) =>
    query
      .select(['id', 'firstName', 'lastName', 'email', 'phone', 'service', 'status', 'createdAt'])
      .where('deletedAt', 'is', null),
  );

/** The price of each request that has a quote. */
export async function findPrices(
  db: Db,
  requestIds: readonly number[],
): Promise<Map<number | null, number | null>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('quotes')
    .select(['requestId', 'estimatedPriceCents', 'deletedAt'])
    .where('requestId', 'in', requestIds)
    .execute();
  // Asked for those in use, SQLite would look through all of them instead.
  const inUse = rows.filter(({ deletedAt }) => deletedAt === null);
  return new Map(inUse.map(({ requestId, estimatedPriceCents }) => [requestId, estimatedPriceCents]));
}

export const findQuotes = (db: Db, words: readonly string[]) =>
  findCandidates(db, 'quotes', words, (query) =>
    query
      .select([
        'id',
        'firstName',
        'lastName',
        'serviceTitle',
        'zipCode',
        'status',
        'createdAt',
        'estimatedPriceCents',
      ])
      .where('deletedAt', 'is', null),
  );

/** Includes drafts, and finds an article by its versions in other languages too. */
export const findPosts = (db: Db, words: readonly string[]) =>
  db
    .selectFrom('posts')
    .select(['id', 'title', 'category', 'isPublished'])
    .where('deletedAt', 'is', null)
    .where((is) =>
      is.or([
        textContainsAll(db, is.ref('posts.searchText'), words),
        is(
          'posts.id',
          'in',
          is
            .selectFrom('translations')
            .select('recordId')
            .where('kind', '=', 'posts')
            .where((version) => textContainsAll(db, version.ref('translations.searchText'), words)),
        ),
      ]),
    )
    .orderBy(hasWords(db, sql.ref('posts.searchText'), words, 'whole'), 'desc')
    .orderBy(hasWords(db, sql.ref('posts.searchText'), words, 'beginning'), 'desc')
    .orderBy('id', 'desc')
    .limit(candidates)
    .execute();

/** Without those merged into another one, whose data finds that one. */
export const findCustomers = (db: Db, words: readonly string[]) =>
  findCandidates(db, 'customers', words, (query) =>
    query
      .select(['customers.id', 'firstName', 'lastName', 'email', 'phone'])
      .where('deletedAt', 'is', null)
      .where('mergedIntoId', 'is', null),
  );

export const findSubscribers = (db: Db, words: readonly string[]) =>
  db
    .selectFrom('newsletterSubscribers')
    .select(['id', 'email', 'status'])
    .where('status', '!=', 'suspected')
    .where(textContainsAll(db, sql.ref('newsletterSubscribers.email'), words))
    .orderBy(hasWords(db, sql.ref('newsletterSubscribers.email'), words, 'whole'), 'desc')
    .orderBy(hasWords(db, sql.ref('newsletterSubscribers.email'), words, 'beginning'), 'desc')
    .orderBy('id', 'desc')
    .limit(candidates)
    .execute();

/** The whole catalog, since it has only some dozens of rows and no search text. */
export const listServiceTitles = (db: Db) =>
  db
    .selectFrom('services')
    .select(['id', 'title', 'category', 'isActive'])
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .execute();
