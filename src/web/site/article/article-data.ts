import type { ArticleBlock } from '#shared/article-blocks.ts';
import type { PostSummary } from '#shared/posts.ts';

/** What the server puts into the page of an article. */
export interface ArticleData {
  post: PostSummary;
  /** Null: the article is empty. */
  body: ArticleBody | null;
  /** The first headings of the body, in their order. */
  sections: ArticleSection[];
  related: PostSummary[];
}

export interface ArticleSection {
  id: string;
  text: string;
}

/** `html` is sanitized, and its headings have the ids of the sections. */
export type ArticleBody = { kind: 'html'; html: string } | { kind: 'text'; blocks: TextBlock[] };

export type TextBlock =
  | Exclude<ArticleBlock, { kind: 'heading' }>
  | { kind: 'heading'; text: string; id: string | undefined };
