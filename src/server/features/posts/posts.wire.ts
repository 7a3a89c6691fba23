import type { PostRow } from '#server/db/tables/posts.ts';
import type { AdminPost, AdminPostSummary, Post, PostSummary } from '#shared/posts.ts';
import { readingMinutes } from '#shared/reading.ts';
import { cleanArticle, sanitizeArticle } from './sanitize-article.ts';

const sharedFields = (row: PostRow) => ({
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

export const toPostSummary = (row: PostRow): PostSummary => ({
  ...sharedFields(row),
  readingMinutes: readingMinutes(row.content),
  publishedAt: row.publishedAt ?? row.createdAt,
});

/** Content is sanitized when saved; here again, so that a row written by other means is harmless too. */
export const toPost = (row: PostRow): Post => ({
  ...toPostSummary(row),
  content: sanitizeArticle(row.content),
});

export const toAdminPostSummary = (row: PostRow): AdminPostSummary => ({
  ...sharedFields(row),
  isAiWritten: row.isAiWritten === 1,
  version: row.version,
  publishedAt: row.publishedAt,
});

export const toAdminPost = (row: PostRow): AdminPost => ({
  ...toAdminPostSummary(row),
  content: cleanArticle(row.content),
});
