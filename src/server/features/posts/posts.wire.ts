import type { PostRow } from '#server/db/tables/posts.ts';
import type { AdminPost, AdminPostSummary, Post, PostSummary } from '#shared/posts.ts';
import { readingMinutes } from '#shared/reading.ts';
import { cleanArticle, sanitizeArticle } from './sanitize-article.ts';

export function toPostSummary(row: PostRow): PostSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    category: row.category.trim(),
    featuredImage: row.featuredImage,
    isPinned: row.isPinned === 1,
    isPublished: row.isPublished === 1,
    readingMinutes: readingMinutes(row.content),
    createdAt: row.createdAt,
    publishedAt: row.publishedAt ?? row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** Content is sanitized when saved; here again, so that a row written by other means is harmless too. */
export const toPost = (row: PostRow): Post => ({
  ...toPostSummary(row),
  content: sanitizeArticle(row.content),
});

export function toAdminPostSummary(row: PostRow): AdminPostSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    category: row.category.trim(),
    featuredImage: row.featuredImage,
    isPinned: row.isPinned === 1,
    isPublished: row.isPublished === 1,
    isAiWritten: row.isAiWritten === 1,
    version: row.version,
    createdAt: row.createdAt,
    publishedAt: row.publishedAt,
    updatedAt: row.updatedAt,
  };
}

export const toAdminPost = (row: PostRow): AdminPost => ({
  ...toAdminPostSummary(row),
  content: cleanArticle(row.content),
});
