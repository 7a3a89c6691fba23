import type { PostCategory } from '#shared/posts.ts';

export type SeedPost = {
  title: string;
  slug: string;
  /** 120 to 160 characters; also the meta description. */
  excerpt: string;
  category: PostCategory;
  /** HTML, or text in blocks. See docs/product.md#article-text. */
  content: string;
  /** One of the site's own pictures. */
  picture: PictureKey | null;
  isPinned: boolean;
  /** ISO 8601 in UTC. */
  publishedAt: string;
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
