import type { PostUpdate } from '#articles/blog/posts.ts';
import { hasTexts, versionErrors } from '#articles/blog/versions.ts';
import { toFlag } from '#kit/db/portable.ts';
import type { PostRow, SpanishPostRow } from '#kit/db/tables/posts.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { wrongField } from '#kit/server/errors.ts';
import { wantedSlug } from '#kit/wire/slug.ts';
import { storedContent } from './article-content.ts';
import { findFreeSlug, moveSlug } from './post-slugs.ts';
import { postSearchText } from './posts.queries.ts';
import { deleteSpanishPost, insertSpanishPostIfFree, updateSpanishPost } from './spanish-posts.queries.ts';

type SpanishFields = Pick<PostUpdate, 'titleEs' | 'slugEs' | 'excerptEs' | 'contentEs' | 'isPublishedEs'>;

interface SpanishChange {
  before: SpanishPostRow | undefined;
  /** Null: without title, excerpt and content there is no version. */
  after: SpanishPostRow | null;
}

/**
 * The changes to the Spanish version. A version has title and content. Throws `invalid-input` where one is missing, or
 * where sanitizing leaves no content.
 */
export async function spanishChange(
  trx: Trx,
  article: Pick<PostRow, 'id' | 'isPublished'>,
  before: SpanishPostRow | undefined,
  fields: SpanishFields,
  now: Date,
): Promise<SpanishChange> {
  const title = fields.titleEs ?? before?.title ?? '';
  const excerpt = fields.excerptEs ?? before?.excerpt ?? '';
  const content = getContent(before, fields);
  const isPublished = fields.isPublishedEs ?? before?.isPublished === 1;
  const texts = { titleEs: title, excerptEs: excerpt, contentEs: content.content };
  const [error] = Object.entries(versionErrors({ ...texts, isPublishedEs: isPublished }));
  if (error) throw wrongField(...error);
  if (!hasTexts(texts, 'es')) return { before, after: null };
  const isShown = isPublished && article.isPublished === 1;
  return {
    before,
    after: {
      postId: article.id,
      title,
      slug: await getSlug(trx, article.id, before, fields, title),
      excerpt,
      ...content,
      isPublished: toFlag(isPublished),
      publishedAt: before?.publishedAt ?? (isShown ? now.toISOString() : null),
      searchText: postSearchText(title, excerpt),
    },
  };
}

type StoredContent = Pick<SpanishPostRow, 'content' | 'contentHash' | 'readingMinutes'>;

function getContent(before: SpanishPostRow | undefined, { contentEs }: SpanishFields): StoredContent {
  if (contentEs !== undefined) return storedContent(contentEs);
  const { content = '', contentHash = null, readingMinutes = 1 } = before ?? {};
  return { content, contentHash, readingMinutes };
}

async function getSlug(
  trx: Trx,
  id: number,
  before: SpanishPostRow | undefined,
  { slugEs }: SpanishFields,
  title: string,
): Promise<string> {
  if (before && (slugEs === undefined || slugEs === before.slug)) return before.slug;
  return findFreeSlug(trx, wantedSlug({ slug: slugEs, title }), id);
}

/** Whether the change is stored already. */
export const isSpanishStored = ({ before, after }: SpanishChange): boolean =>
  after === null || before === undefined
    ? after === null && before === undefined
    : Object.keys(changedColumns(before, after)).length === 0;

/** Stores the change in the transaction that writes the article. A slug that was public redirects. */
export async function storeSpanishVersion(trx: Trx, change: SpanishChange): Promise<void> {
  if (isSpanishStored(change)) return;
  const { before, after } = change;
  if (before && before.slug !== after?.slug)
    await moveSlug(trx, { ...before, id: before.postId }, after?.slug);
  if (after === null) {
    if (before) await deleteSpanishPost(trx, before.postId);
  } else if (before) {
    await updateSpanishPost(trx, before.postId, changedColumns(before, after));
  } else {
    let row = after;
    // Another transaction took the slug between check and insert; the next check sees it.
    while (!(await insertSpanishPostIfFree(trx, row)))
      row = { ...row, slug: await findFreeSlug(trx, after.slug, after.postId) };
  }
}

/** Only these are written, so that another change of the version stays. */
function changedColumns(before: SpanishPostRow, after: SpanishPostRow): Partial<SpanishPostRow> {
  const columns = Object.keys(after) as (keyof SpanishPostRow)[];
  return Object.fromEntries(
    columns.filter((column) => after[column] !== before[column]).map((column) => [column, after[column]]),
  );
}
