import type { AdminPost, AdminPostSummary, Post, PostSummary } from '#articles/blog/posts.ts';
import type { PostRow, SpanishPostRow } from '#kit/db/tables/posts.ts';
import { articleForEditor, articleForPage } from './article-content.ts';
import type { PostSummaryRow } from './post-lists.queries.ts';
import type { SpanishState } from './spanish-posts.queries.ts';

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
  spanish: SpanishState | undefined,
): AdminPostSummary => ({
  ...sharedFields(row),
  isAiWritten: row.isAiWritten === 1,
  version: row.version,
  publishedAt: row.publishedAt,
  spanish: spanish ? (spanish.isPublished === 1 ? 'published' : 'draft') : null,
});

export const toAdminPost = (row: PostRow, spanish: SpanishPostRow | undefined): AdminPost => ({
  ...toAdminPostSummary(row, spanish),
  content: articleForEditor(row),
  titleEs: spanish?.title ?? '',
  slugEs: spanish?.slug ?? '',
  excerptEs: spanish?.excerpt ?? '',
  contentEs: spanish ? articleForEditor(spanish) : '',
  isPublishedEs: spanish?.isPublished === 1,
  publishedAtEs: spanish?.publishedAt ?? null,
});
