import {
  type AdminPost,
  type AdminPostSummary,
  type Post,
  type PostSummary,
  versionField,
} from '#articles/blog/posts.ts';
import type { PostRow } from '#kit/db/tables/posts.ts';
import { translatedLanguages } from '#kit/language/language.ts';
import { translatedFields } from '#kit/language/translated-fields.ts';
import { articleForEditor, articleForPage } from './article-content.ts';
import type { PostSummaryRow } from './post-lists.queries.ts';
import type { PostVersion, VersionState } from './post-versions.queries.ts';

const sharedFields = (row: PostSummaryRow) => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  excerpt: row.excerpt,
  category: row.category.trim(),
  featuredImage: row.featuredImage,
  isPinned: row.isPinned === 1,
  isPublished: row.isPublished === 1,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

export const toPostSummary = (row: PostSummaryRow): PostSummary => ({
  ...sharedFields(row),
  readingMinutes: row.readingMinutes,
  publishedAt: row.publishedAt ?? row.createdAt,
});

/** Sanitizes content again if something else wrote the row. */
export const toPost = (row: PostRow): Post => ({
  ...toPostSummary(row),
  content: articleForPage(row),
});

export const toAdminPostSummary = (
  row: PostSummaryRow,
  versions: readonly VersionState[],
): AdminPostSummary => ({
  ...sharedFields(row),
  isAiWritten: row.isAiWritten === 1,
  version: row.version,
  publishedAt: row.publishedAt,
  ...versionStates(versions),
});

const versionStates = (versions: readonly VersionState[]) =>
  Object.fromEntries(
    translatedLanguages.map((language) => {
      const version = versions.find((one) => one.language === language);
      return [versionField(language), version ? (version.isPublished === 1 ? 'published' : 'draft') : null];
    }),
  ) as Pick<AdminPostSummary, ReturnType<typeof versionField>>;

export const toAdminPost = (row: PostRow, versions: readonly PostVersion[]): AdminPost => ({
  ...toAdminPostSummary(row, versions),
  content: articleForEditor(row),
  ...translatedFields((language) => {
    const version = versions.find((one) => one.language === language);
    return {
      title: version?.title ?? '',
      slug: version?.slug ?? '',
      excerpt: version?.summary ?? '',
      content: version ? articleForEditor(version) : '',
      isPublished: version?.isPublished === 1,
      publishedAt: version?.publishedAt ?? null,
    };
  }),
});
