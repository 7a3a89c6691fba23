import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { textContains } from '#server/db/portable.ts';
import { typedSearch } from '#server/features/requests/requests.queries.ts';

/** Of each kind, newest first: the ids are walked down from the last one, and the walk ends at the limit. */
const limit = 5;

export const findRequests = (db: Db, words: readonly string[]) =>
  db
    .selectFrom('requests')
    .select(['id', 'firstName', 'lastName', 'email', 'phone', 'service'])
    .where('deletedAt', 'is', null)
    .where((where) => where.and(contain(db, 'requests.searchText', words)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const findQuotes = (db: Db, words: readonly string[]) =>
  db
    .selectFrom('quotes')
    .select(['id', 'firstName', 'lastName', 'serviceTitle', 'zipCode'])
    .where('deletedAt', 'is', null)
    .where((where) => where.and(contain(db, 'quotes.searchText', words)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Drafts too. */
export const findPosts = (db: Db, words: readonly string[]) =>
  db
    .selectFrom('posts')
    .select(['id', 'title', 'category', 'isPublished'])
    .where('deletedAt', 'is', null)
    .where((where) => where.and(contain(db, 'posts.searchText', words)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const findSubscribers = (db: Db, words: readonly string[]) =>
  db
    .selectFrom('newsletterSubscribers')
    .select(['id', 'email', 'status'])
    .where('status', '!=', 'suspected')
    .where((where) => where.and(contain(db, 'newsletterSubscribers.email', words)))
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

/** A telephone number is one word, however it is written. */
export function wordsOf(typed: string): string[] {
  const digits = typedSearch(typed);
  return digits === typed ? typed.split(/\s+/).slice(0, 8) : [digits];
}

type TextColumn =
  | 'requests.searchText'
  | 'quotes.searchText'
  | 'posts.searchText'
  | 'newsletterSubscribers.email';

const contain = (db: Db, column: TextColumn, words: readonly string[]) =>
  words.map((word) => textContains(db, sql.ref<string>(column), word));
