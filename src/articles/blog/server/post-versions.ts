import type { PostUpdate } from '#articles/blog/posts.ts';
import { hasTexts, versionErrors } from '#articles/blog/versions.ts';
import { toFlag } from '#kit/db/portable.ts';
import type { PostRow } from '#kit/db/tables/posts.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { deleteTranslation, insertTranslationIfFree, updateTranslation } from '#kit/db/translations.ts';
import { type Translated, translatedLanguages } from '#kit/language/language.ts';
import { nameIn, translatedFields } from '#kit/language/translated-fields.ts';
import { wrongField } from '#kit/server/errors.ts';
import { wantedSlug } from '#kit/wire/slug.ts';
import { storedContent } from './article-content.ts';
import { findFreeSlug, moveSlug } from './post-slugs.ts';
import type { PostVersion } from './post-versions.queries.ts';
import { postSearchText } from './posts.queries.ts';

interface VersionChange {
  before: PostVersion | undefined;
  /** Null: without title, excerpt and content there is no version. */
  after: PostVersion | null;
}

/**
 * The changes to the versions of an article in other languages. A version has title and content. Throws `invalid-input`
 * where one is missing, or where sanitizing leaves no content.
 */
export async function versionChanges(
  trx: Trx,
  article: Pick<PostRow, 'id' | 'isPublished'>,
  versions: readonly PostVersion[],
  fields: PostUpdate,
  now: Date,
): Promise<VersionChange[]> {
  const drafts = translatedLanguages.map((language) => toDraft(versions, fields, language));
  const texts = translatedFields((language) => drafts.find((draft) => draft.language === language)!.texts);
  const [error] = Object.entries(versionErrors(texts));
  if (error) throw wrongField(...error);
  const changes: VersionChange[] = [];
  for (const { language, before, slug, texts: own, stored } of drafts) {
    const isShown = own.isPublished && article.isPublished === 1;
    const after: PostVersion | null = !hasTexts(texts, language)
      ? null
      : {
          kind: 'posts',
          recordId: article.id,
          language,
          title: own.title,
          slug: await getSlug(trx, article.id, before, slug, own.title),
          summary: own.excerpt,
          ...stored,
          isPublished: toFlag(own.isPublished),
          publishedAt: before?.publishedAt ?? (isShown ? now.toISOString() : null),
          searchText: postSearchText(own.title, own.excerpt),
        };
    changes.push({ before, after });
  }
  return changes;
}

/** A version as the change leaves it, before it is checked. */
function toDraft(versions: readonly PostVersion[], fields: PostUpdate, language: Translated) {
  const before = versions.find((version) => version.language === language);
  const content = fields[nameIn('content', language)];
  const { content: formerContent = '', contentHash = null, readingMinutes = 1 } = before ?? {};
  const stored =
    content === undefined ? { content: formerContent, contentHash, readingMinutes } : storedContent(content);
  const texts = {
    title: fields[nameIn('title', language)] ?? before?.title ?? '',
    excerpt: fields[nameIn('excerpt', language)] ?? before?.summary ?? '',
    content: stored.content,
    isPublished: fields[nameIn('isPublished', language)] ?? before?.isPublished === 1,
  };
  return { language, before, slug: fields[nameIn('slug', language)], texts, stored };
}

async function getSlug(
  trx: Trx,
  id: number,
  before: PostVersion | undefined,
  slug: string | undefined,
  title: string,
): Promise<string> {
  if (before && (slug === undefined || slug === before.slug)) return before.slug;
  return findFreeSlug(trx, wantedSlug({ slug, title }), id);
}

/** Whether all changes are stored already. */
export const areVersionsStored = (changes: readonly VersionChange[]): boolean => changes.every(isStored);

const isStored = ({ before, after }: VersionChange): boolean =>
  after === null || before === undefined
    ? after === null && before === undefined
    : Object.keys(changedColumns(before, after)).length === 0;

/** Stores the changes in the transaction that writes the article. A slug that was public redirects. */
export async function storeVersions(trx: Trx, changes: readonly VersionChange[]): Promise<void> {
  for (const change of changes) if (!isStored(change)) await storeVersion(trx, change);
}

async function storeVersion(trx: Trx, { before, after }: VersionChange): Promise<void> {
  if (before && before.slug !== after?.slug)
    await moveSlug(trx, { ...before, id: before.recordId }, after?.slug);
  if (after === null) {
    if (before) await deleteTranslation(trx, before);
  } else if (before) {
    await updateTranslation(trx, before, changedColumns(before, after));
  } else {
    let row = after;
    // Another transaction took the slug between check and insert; the next check sees it.
    while (!(await insertTranslationIfFree(trx, row)))
      row = { ...row, slug: await findFreeSlug(trx, after.slug, after.recordId) };
  }
}

/** Only these are written, so that another change of the version stays. */
function changedColumns(before: PostVersion, after: PostVersion): Partial<PostVersion> {
  const columns = Object.keys(after) as (keyof PostVersion)[];
  return Object.fromEntries(
    columns.filter((column) => after[column] !== before[column]).map((column) => [column, after[column]]),
  );
}
