import { sql } from 'kysely';
import type { Paging } from '#shared/paging.ts';
import { type ListPage, readPage } from '../../db/list-page.ts';
import type { Db } from '../../db/open.ts';
import { searchTextOf, textContains } from '../../db/portable.ts';
import type { NewPost, PostRow } from '../../db/schema.ts';
import type { Trx } from '../../db/transaction.ts';

/** What visitors may read, newest first. */
const publishedPosts = (db: Db) =>
  db
    .selectFrom('posts')
    .selectAll()
    .where('isPublished', '=', 1)
    .where('deletedAt', 'is', null)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc');

/** `search` looks in title and excerpt; `category` is compared trimmed. Both narrow. Specification: Blog search. */
export function listPublishedPosts(
  db: Db,
  { search, category, ...paging }: { search: string; category: string } & Paging,
): Promise<ListPage<PostRow>> {
  let query = publishedPosts(db);
  if (search) query = query.where((select) => textContains(select.ref('searchText'), search));
  if (category) query = query.where(sql`trim(category)`, '=', category);
  return readPage(query, paging);
}

/** Categories that have a published post, trimmed, in alphabetical order. */
export async function listPublishedCategories(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('category')
    .distinct()
    .where('isPublished', '=', 1)
    .where('deletedAt', 'is', null)
    .execute();
  const names = new Set(rows.map((row) => row.category.trim()));
  return [...names].filter(Boolean).sort();
}

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
