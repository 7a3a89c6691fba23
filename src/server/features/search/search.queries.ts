import { newestFirst } from '#server/db/list-page.ts';
import type { Db } from '#server/db/open.ts';
import { textContainsAll } from '#server/db/portable.ts';
import { searchIn } from '#server/db/search.ts';

/** Of each kind, newest first: the ids are walked down from the last one, and the walk ends at the limit. */
const limit = 5;

export async function findRequests(db: Db, words: readonly string[]) {
  const { query, newest } = await searchIn(db, 'requests', words);
  const found = query
    .select(['id', 'firstName', 'lastName', 'email', 'phone', 'service'])
    .where('deletedAt', 'is', null);
  return newestFirst(found, newest).limit(limit).execute();
}

export async function findQuotes(db: Db, words: readonly string[]) {
  const { query, newest } = await searchIn(db, 'quotes', words);
  const found = query
    .select(['id', 'firstName', 'lastName', 'serviceTitle', 'zipCode'])
    .where('deletedAt', 'is', null);
  return newestFirst(found, newest).limit(limit).execute();
}

/** Drafts too. */
export const findPosts = (db: Db, words: readonly string[]) =>
  db
    .selectFrom('posts')
    .select(['id', 'title', 'category', 'isPublished'])
    .where('deletedAt', 'is', null)
    .where((select) => textContainsAll(db, select.ref('posts.searchText'), words))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const findSubscribers = (db: Db, words: readonly string[]) =>
  db
    .selectFrom('newsletterSubscribers')
    .select(['id', 'email', 'status'])
    .where('status', '!=', 'suspected')
    .where((select) => textContainsAll(db, select.ref('newsletterSubscribers.email'), words))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The whole catalogue: some dozens of rows, and without a text to search in. */
export const listServiceTitles = (db: Db) =>
  db
    .selectFrom('services')
    .select(['id', 'title', 'category', 'isActive'])
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .execute();

export const firstOf = <Row>(rows: readonly Row[]) => rows.slice(0, limit);
