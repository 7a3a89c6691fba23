import { findNewest } from '#server/db/list-page.ts';
import type { Db } from '#server/db/open.ts';
import { textContainsAll } from '#server/db/portable.ts';
import { searchIn } from '#server/db/search.ts';

/** Ranks this many of the newest matches of each kind. */
const candidates = 200;

export async function findRequests(db: Db, words: readonly string[]) {
  const { query, ...found } = await searchIn(db, 'requests', words);
  const matching = query
    .select(['id', 'firstName', 'lastName', 'email', 'phone', 'service', 'status', 'createdAt'])
    .where('deletedAt', 'is', null);
  return findNewest(db, matching, found, candidates);
}

/** The price of each request that has a quote. */
export async function findPricesOf(
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

export async function findQuotes(db: Db, words: readonly string[]) {
  const { query, ...found } = await searchIn(db, 'quotes', words);
  const matching = query
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
    .where('deletedAt', 'is', null);
  return findNewest(db, matching, found, candidates);
}

/** Includes drafts, and finds an article by its Spanish version too. */
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
            .selectFrom('spanishPosts')
            .select('postId')
            .where((spanish) => textContainsAll(db, spanish.ref('spanishPosts.searchText'), words)),
        ),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(candidates)
    .execute();

/** Without those merged into another one, whose data finds that one. */
export async function findCustomers(db: Db, words: readonly string[]) {
  const { query, ...found } = await searchIn(db, 'customers', words);
  const matching = query
    .select(['customers.id', 'firstName', 'lastName', 'email', 'phone'])
    .where('deletedAt', 'is', null)
    .where('mergedIntoId', 'is', null);
  return findNewest(db, matching, found, candidates);
}

export const findSubscribers = (db: Db, words: readonly string[]) =>
  db
    .selectFrom('newsletterSubscribers')
    .select(['id', 'email', 'status'])
    .where('status', '!=', 'suspected')
    .where((select) => textContainsAll(db, select.ref('newsletterSubscribers.email'), words))
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
