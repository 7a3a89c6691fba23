import type { PostCategory } from '#articles/blog/posts.ts';
import type { Translated } from '#kit/language/language.ts';

/** An article in one language. */
export type ArticleTexts = {
  title: string;
  slug: string;
  /** 120 to 160 characters; also the meta description. */
  excerpt: string;
  /** HTML, or text in blocks. See docs/product/articles.md#article-text. */
  content: string;
};

export type SeedPost = ArticleTexts & {
  category: PostCategory;
  /** One of the site's own pictures. */
  picture: PictureKey | null;
  isPinned: boolean;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  /** Written for the reader, not word by word. */
  translations: Partial<Record<Translated, ArticleTexts>>;
};

type PictureKey =
  | 'carpet-clean'
  | 'coffee-on-the-couch'
  | 'drying-carpet'
  | 'gentle-things'
  | 'one-clean-lane'
  | 'quilted-top'
  | 'reading-corner'
  | 'window-sill';
