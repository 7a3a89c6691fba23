import { sql } from 'kysely';
import { type ListPage, readPage } from '#server/db/list-page.ts';
import type { Db } from '#server/db/open.ts';
import { searchTextOf, textContains } from '#server/db/portable.ts';
import type { NewPost, PostRow } from '#server/db/schema.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Paging } from '#shared/paging.ts';
import type { PostFilter } from '#shared/posts.ts';

/** What visitors may read. */
const publishedPosts = (db: Db) =>
  db.selectFrom('posts').selectAll().where('isPublished', '=', 1).where('deletedAt', 'is', null);

/** `search` looks in title and excerpt; `category` is compared trimmed. Both narrow. Specification: Blog search. */
export function listPublishedPosts(
  db: Db,
  { search = '', category = '', order = 'newest', ...paging }: Partial<Omit<PostFilter, 'summary'>> & Paging,
): Promise<ListPage<PostRow>> {
  let query = publishedPosts(db);
  if (order === 'pinned') query = query.orderBy('isPinned', 'desc');
  query = query.orderBy('publishedAt', 'desc').orderBy('id', 'desc');
  if (search) query = query.where((select) => textContains(select.ref('searchText'), search));
  if (category) query = query.where(trimmedCategory, '=', category.trim());
  return readPage(query, paging);
}

/** Up to `limit` others for whoever has read this one: its category first, each newest first. */
export const listRelatedPosts = (
  db: Db,
  { id, category }: Pick<PostRow, 'id' | 'category'>,
  limit: number,
): Promise<PostRow[]> =>
  publishedPosts(db)
    .where('id', '!=', id)
    .orderBy((select) => select.case().when(trimmedCategory, '=', category.trim()).then(0).else(1).end())
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Categories that have a published post, trimmed, in alphabetical order. */
export async function listPublishedCategories(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select(trimmedCategory.as('category'))
    .distinct()
    .where('isPublished', '=', 1)
    .where('deletedAt', 'is', null)
    .execute();
  const names = new Set(rows.map((row) => row.category.trim()));
  return [...names].filter(Boolean).sort();
}

const trimmedCategory = sql<string>`trim(category)`;

export const findPublishedPost = (db: Db, slug: string): Promise<PostRow | undefined> =>
  publishedPosts(db).where('slug', '=', slug).executeTakeFirst();

/** The present slug of a published post that once had this one. */
export async function findPresentSlug(db: Db, formerSlug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('formerSlugs')
    .innerJoin('posts', 'posts.id', 'formerSlugs.postId')
    .select('posts.slug')
    .where('formerSlugs.slug', '=', formerSlug)
    .where('posts.isPublished', '=', 1)
    .where('posts.deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.slug;
}

export async function insertPost(
  trx: Trx,
  post: Omit<NewPost, 'searchText' | 'deletedAt' | 'updatedAt'>,
): Promise<void> {
  const searchText = searchTextOf([post.title, post.excerpt ?? '']);
  await trx
    .insertInto('posts')
    .values({ ...post, searchText, updatedAt: post.createdAt, deletedAt: null })
    .execute();
}

/** When a published post last changed; null when there is none. */
export async function findNewestPostChange(db: Db): Promise<string | null> {
  const { time } = await db
    .selectFrom('posts')
    .select((select) => select.fn.max('updatedAt').as('time'))
    .where('isPublished', '=', 1)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return time;
}
