import { sql } from 'kysely';
import { countRows, type ListPage, readNewestFirst, readPage } from '#server/db/list-page.ts';
import type { Db } from '#server/db/open.ts';
import { textContains, toFlag } from '#server/db/portable.ts';
import type { PostRow } from '#server/db/tables/posts.ts';
import type { Paging } from '#shared/paging.ts';
import type { AdminPostFilter, PostFilter } from '#shared/posts.ts';
import { publishedPosts } from './posts.queries.ts';

/** All columns but the content, which may be long. */
const summaryColumns = [
  'id',
  'title',
  'slug',
  'excerpt',
  'category',
  'featuredImage',
  'isPinned',
  'isAiWritten',
  'isPublished',
  'publishedAt',
  'readingMinutes',
  'version',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof PostRow)[];
export type PostSummaryRow = Pick<PostRow, (typeof summaryColumns)[number]>;

type ListFilter = Partial<Omit<PostFilter, 'summary'>> & Paging & { limit: number };

/** Published posts in the order of the site. `category` ignores surrounding spaces. */
function inListOrder(db: Db, { category, order }: Pick<ListFilter, 'category' | 'order'> = {}) {
  let query = publishedPosts(db);
  if (category !== undefined) query = query.where(trimmedCategory, '=', category.trim());
  if (order === 'pinned') query = query.orderBy('isPinned', 'desc');
  return query.orderBy('publishedAt', 'desc').orderBy('id', 'desc');
}

/** `search` matches title and excerpt. */
export async function listPublishedPosts(db: Db, filter: ListFilter): Promise<ListPage<PostSummaryRow>> {
  const { rows, ...total } = await listPublishedIds(db, filter);
  const ids = rows.map(({ id }) => id);
  const found = publishedPosts(db).select(summaryColumns).where('id', 'in', ids);
  return { rows: ids.length === 0 ? [] : inOrderOf(ids, await found.execute()), ...total };
}

/** The first posts with their contents, up to `bytes` of content together, at least one. */
export async function withContents(
  db: Db,
  posts: readonly PostSummaryRow[],
  bytes: number,
): Promise<PostRow[]> {
  if (posts.length === 0) return [];
  const all = posts.map(({ id }) => id);
  const lengths = await db
    .selectFrom('posts')
    .select(['id', sql<number>`octet_length(content)`.as('length')])
    .where('id', 'in', all)
    .execute();
  let sum = 0;
  const ids = inOrderOf(all, lengths)
    .filter(({ length }, index) => {
      sum += length;
      return sum <= bytes || index === 0;
    })
    .map(({ id }) => id);
  const versions = new Map(posts.map(({ id, version }) => [id, version]));
  const rows = await db.selectFrom('posts').selectAll().where('id', 'in', ids).execute();
  // A post that changed in the meantime may no longer be public.
  return inOrderOf(ids, rows).filter(({ id, version }) => versions.get(id) === version);
}

/** Reads a page of the list from the index `posts_published` alone. A search reads every row, without contents. */
async function listPublishedIds(
  db: Db,
  { search, category, order, ...paging }: ListFilter,
): Promise<ListPage<{ id: number }>> {
  const query = inListOrder(db, { category: category || undefined, order }).select('id');
  if (!search) return readPage(query, paging);
  const found = await query.where((select) => textContains(db, select.ref('searchText'), search)).execute();
  const { limit, offset = 0 } = paging;
  return { rows: found.slice(offset, offset + limit), total: found.length, isMore: false };
}

function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The newest posts, without a count. */
export const listNewestPosts = (db: Db, limit: number, category?: string): Promise<PostSummaryRow[]> =>
  inListOrder(db, { category }).select(summaryColumns).limit(limit).execute();

/** Up to `limit` related articles: the same category first, each newest first. */
export async function listRelatedPosts(
  db: Db,
  { id, category }: Pick<PostRow, 'id' | 'category'>,
  limit: number,
): Promise<PostSummaryRow[]> {
  // One more, since the article itself may be among them.
  const [related, newest] = await Promise.all([
    listNewestPosts(db, limit + 1, category),
    listNewestPosts(db, 2 * limit + 1),
  ]);
  const others = [...related, ...newest].filter((post) => post.id !== id);
  return [...new Map(others.map((post) => [post.id, post])).values()].slice(0, limit);
}

/** Categories with a published post, trimmed and sorted. */
export async function listPublishedCategories(db: Db): Promise<string[]> {
  const rows = await publishedPosts(db).select(trimmedCategory.as('name')).distinct().execute();
  return rows.flatMap(({ name }) => name || []).sort();
}

export const countPublishedPosts = (db: Db): Promise<number> => countRows(publishedPosts(db));

const trimmedCategory = sql<string>`trim(category)`;

/** A page of published posts by id, for the sitemap. */
export const listPublishedAddresses = (
  db: Db,
  { limit, offset }: Required<Paging>,
): Promise<Pick<PostRow, 'slug' | 'updatedAt' | 'featuredImage'>[]> =>
  publishedPosts(db)
    .select(['slug', 'updatedAt', 'featuredImage'])
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Drafts too, newest first. */
export function listPosts(
  db: Db,
  { search, status, ...paging }: Omit<AdminPostFilter, 'summary'> & Paging,
): Promise<ListPage<PostSummaryRow>> {
  let query = db.selectFrom('posts').select(summaryColumns).where('deletedAt', 'is', null);
  if (status) query = query.where('isPublished', '=', toFlag(status === 'published'));
  if (search) query = query.where((select) => textContains(db, select.ref('searchText'), search));
  return readNewestFirst(db, query, ['id'], { search, ...paging });
}

/** The last change of a published post; null without posts. */
export async function findNewestPostChange(db: Db): Promise<string | null> {
  const { time } = await publishedPosts(db)
    .select((select) => select.fn.max('updatedAt').as('time'))
    .executeTakeFirstOrThrow();
  return time;
}
