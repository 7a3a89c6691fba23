import { sql } from 'kysely';
import { countList } from '#server/db/list-counts.ts';
import { countedTo, type ListPage, readNewestFirst, readPage } from '#server/db/list-page.ts';
import type { Db } from '#server/db/open.ts';
import { searchTextOf, textContains, toFlag } from '#server/db/portable.ts';
import type { NewPost, PostRow } from '#server/db/tables/posts.ts';
import type { Trx } from '#server/db/transaction.ts';
import { notFound } from '#server/errors.ts';
import type { Paging } from '#shared/paging.ts';
import type { AdminPostFilter, PostFilter } from '#shared/posts.ts';

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
  if (search) query = query.where((select) => textContains(db, select.ref('searchText'), search));
  if (category) query = query.where(trimmedCategory, '=', category.trim());
  const kind = category ? category.trim() : undefined;
  const count = search ? undefined : () => countList(db, 'posts', { status: 'published', kind });
  return readPage(query, paging, count);
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

/** Drafts too, newest first. Specification: Blog Management. */
export function listPosts(
  db: Db,
  { search, status, ...paging }: Omit<AdminPostFilter, 'summary'> & Paging,
): Promise<ListPage<PostRow>> {
  let query = db.selectFrom('posts').selectAll().where('deletedAt', 'is', null);
  if (status) query = query.where('isPublished', '=', toFlag(status === 'published'));
  if (search) query = query.where((select) => textContains(db, select.ref('searchText'), search));
  const count = search ? countedTo.search : () => countList(db, 'posts', { status });
  return readNewestFirst(db, query, ['id'], paging, count);
}

/** Throws `not-found`, also for a post in the trash. */
export async function getPost(db: Db, id: number): Promise<PostRow> {
  const row = await db
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('This blog post');
  return row;
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

/** Returns the id. Throws a unique violation where the slug is taken. */
export async function insertPost(trx: Trx, post: PostColumns): Promise<number> {
  const { id } = await trx
    .insertInto('posts')
    .values(newPost(post))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** As `insertPost`, but undefined where the slug is taken: on Postgres a violation would end the transaction. */
export async function insertPostIfFree(trx: Trx, post: PostColumns): Promise<number | undefined> {
  const row = await trx
    .insertInto('posts')
    .values(newPost(post))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type PostColumns = Omit<NewPost, 'searchText' | 'deletedAt' | 'updatedAt'>;

const newPost = (post: PostColumns): NewPost => ({
  ...post,
  searchText: postSearchText(post.title, post.excerpt),
  updatedAt: post.createdAt,
  deletedAt: null,
});

export const postSearchText = (title: string, excerpt: string) => searchTextOf([title, excerpt]);

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
