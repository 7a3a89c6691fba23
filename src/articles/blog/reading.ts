import { anyTag } from './article-content.ts';

const wordsPerMinute = 200;

/** Whole minutes, rounded up, at least 1. Tags do not count as words. See docs/product/articles.md#reading-time. */
export function readingMinutes(content: string): number {
  const words = content.replace(anyTag, ' ').match(/\S+/g) ?? [];
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}
