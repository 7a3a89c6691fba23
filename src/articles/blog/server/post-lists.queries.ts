import { sql } from 'kysely';
import type { PostFilter } from '#articles/blog/posts.ts';
import { countRows, type ListPage, readPage } from '#kit/db/list-page.ts';
import type { Db } from '#kit/db/open.ts';
import { textContains } from '#kit/db/portable.ts';
import type { PostRow } from '#kit/db/tables/posts.ts';
import { parseTexts, translatedTexts } from '#kit/db/translations.ts';
import { type Language, languages } from '#kit/language/language.ts';
import type { Paging } from '#kit/wire/paging.ts';
import { publishedPosts } from './posts.queries.ts';
import { postsIn } from './posts-in-language.ts';

/** All columns but the content, which may be long. */
export const summaryColumns = [
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

type ListFilter = Partial<Omit<PostFilter, 'summary' | 'language'>> & Paging & { limit: number };

/** Published posts in the order of the site. `category` ignores surrounding spaces. */
function inListOrder(
  db: Db,
  language: Language,
  { category, order }: Pick<ListFilter, 'category' | 'order'> = {},
) {
  let query = publishedPosts(db, language);
  if (category !== undefined) query = query.where(trimmedCategory, '=', category.trim());
  if (order === 'pinned') query = query.orderBy('isPinned', 'desc');
  return query.orderBy('publishedAt', 'desc').orderBy('id', 'desc');
}

/** `search` matches title and excerpt. */
export async function listPublishedPosts(
  db: Db,
  language: Language,
  filter: ListFilter,
): Promise<ListPage<PostSummaryRow>> {
  const { rows, ...total } = await listPublishedIds(db, language, filter);
  const ids = rows.map(({ id }) => id);
  const found = publishedPosts(db, language).select(summaryColumns).where('id', 'in', ids);
  return { rows: ids.length === 0 ? [] : sortLike(ids, await found.execute()), ...total };
}

/**
 * The first posts with their contents, up to `bytes` of content together, at least one. For the panel the contents in
 * other languages count too.
 */
export async function withContents(
  db: Db,
  shown: Language | 'all',
  posts: readonly PostSummaryRow[],
  bytes: number,
): Promise<PostRow[]> {
  if (posts.length === 0) return [];
  const all = posts.map(({ id }) => id);
  const language = shown === 'all' ? 'en' : shown;
  const lengths = await postsIn(db, language)
    .select(['id', (shown === 'all' ? allLengths : contentLength).as('length')])
    .where('id', 'in', all)
    .execute();
  let sum = 0;
  const ids = sortLike(all, lengths)
    .filter(({ length }, index) => {
      sum += length;
      return sum <= bytes || index === 0;
    })
    .map(({ id }) => id);
  const versions = new Map(posts.map(({ id, version }) => [id, version]));
  const rows = await postsIn(db, language).selectAll().where('id', 'in', ids).execute();
  // A post that changed in the meantime may no longer be public.
  return sortLike(ids, rows).filter(({ id, version }) => versions.get(id) === version);
}

const contentLength = sql<number>`octet_length(content)`;
const allLengths = sql<number>`octet_length(content) + coalesce((
  select sum(octet_length(translations.content)) from translations where kind = 'posts' and record_id = posts.id
), 0)`;

/** Reads a page of the list from the index `posts_published` alone. A search reads every row, without contents. */
async function listPublishedIds(
  db: Db,
  language: Language,
  { search, category, order, ...paging }: ListFilter,
): Promise<ListPage<{ id: number }>> {
  const query = inListOrder(db, language, { category: category || undefined, order }).select('id');
  if (!search) return readPage(query, paging);
  const found = await query.where((select) => textContains(db, select.ref('searchText'), search)).execute();
  const { limit, offset = 0 } = paging;
  return { rows: found.slice(offset, offset + limit), total: found.length, isMore: false };
}

function sortLike<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The newest posts, without a count. */
export const listNewestPosts = (
  db: Db,
  language: Language,
  limit: number,
  category?: string,
): Promise<PostSummaryRow[]> =>
  inListOrder(db, language, { category }).select(summaryColumns).limit(limit).execute();

/** Up to `limit` related articles: the same category first, each newest first. */
export async function listRelatedPosts(
  db: Db,
  language: Language,
  { id, category }: Pick<PostRow, 'id' | 'category'>,
  limit: number,
): Promise<PostSummaryRow[]> {
  // One more, since the article itself may be among them.
  const [related, newest] = await Promise.all([
    listNewestPosts(db, language, limit + 1, category),
    listNewestPosts(db, language, 2 * limit + 1),
  ]);
  const others = [...related, ...newest].filter((post) => post.id !== id);
  return [...new Map(others.map((post) => [post.id, post])).values()].slice(0, limit);
}

/** Categories with a published post, trimmed and sorted. */
export async function listPublishedCategories(db: Db, language: Language): Promise<string[]> {
  const rows = await publishedPosts(db, language).select(trimmedCategory.as('name')).distinct().execute();
  return rows.flatMap(({ name }) => name || []).sort();
}

export const countPublishedPosts = (db: Db, language: Language): Promise<number> =>
  countRows(publishedPosts(db, language));

const trimmedCategory = sql<string>`trim(category)`;

export async function countPostsByLanguage(db: Db): Promise<Record<Language, number>> {
  const counts = await Promise.all(
    languages.map(async (language) => [language, await countPublishedPosts(db, language)] as const),
  );
  return Object.fromEntries(counts) as Record<Language, number>;
}

/** A page of published posts by id, for the site map, each with its slugs by language. */
export async function listPublishedAddresses(
  db: Db,
  { limit, offset }: Required<Paging>,
): Promise<PostAddress[]> {
  const rows = await publishedPosts(db, 'en')
    .select(['slug', 'updatedAt', 'featuredImage', translatedTexts(db, 'posts').as('translations')])
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ slug, translations, ...row }) => {
    const others = Object.entries(parseTexts(translations)).map(([language, texts]) => [
      language,
      texts.slug,
    ]);
    return { ...row, slugs: { en: slug, ...Object.fromEntries(others) } };
  });
}

interface PostAddress extends Pick<PostRow, 'updatedAt' | 'featuredImage'> {
  slugs: Partial<Record<Language, string>>;
}

/** The last change of a published post; null without posts. */
export async function findNewestPostChange(db: Db): Promise<string | null> {
  const { time } = await publishedPosts(db, 'en')
    .select((select) => select.fn.max('updatedAt').as('time'))
    .executeTakeFirstOrThrow();
  return time;
}
