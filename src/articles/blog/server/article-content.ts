import { createHash } from 'node:crypto';
import { readingMinutes } from '#articles/blog/reading.ts';
import type { PostRow } from '#kit/db/tables/posts.ts';
import { cleanArticle, editableArticle, rulesVersion, sanitizeArticle } from './sanitize-article.ts';

type StoredContent = Pick<PostRow, 'content' | 'readingMinutes' | 'contentHash'>;

/** The sanitized content columns. Throws `invalid-input` beyond the limits. */
export function storedContent(typed: string): StoredContent {
  const content = cleanArticle(typed);
  return { content, readingMinutes: readingMinutes(content), contentHash: getHash(content) };
}

/** The content for a page. Content that was stored sanitized is not sanitized again. */
export const articleForPage = (post: Pick<PostRow, 'content' | 'contentHash'>): string =>
  sanitizeArticle(post.content, isSanitized(post));

/** The content for the editor. */
export const articleForEditor = (post: Pick<PostRow, 'content' | 'contentHash'>): string =>
  isSanitized(post) ? post.content : editableArticle(post.content);

const isSanitized = ({ content, contentHash }: Pick<PostRow, 'content' | 'contentHash'>) =>
  contentHash !== null && contentHash === getHash(content);

const getHash = (content: string) =>
  createHash('sha256').update(`${rulesVersion}\n`).update(content).digest('base64url');
