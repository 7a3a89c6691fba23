import type { ArticleBlock } from '#articles/blog/article-blocks.ts';
import type { PostSummary } from '#articles/blog/posts.ts';
import type { Language } from '#kit/language/language.ts';

/** The data of an article page. */
export interface ArticleData {
  post: PostSummary;
  /** The article's slug in each other language that has it. */
  otherSlugs: Partial<Record<Language, string>>;
  /** Null if the article is empty. */
  body: ArticleBody | null;
  /** The first headings of the body. */
  sections: ArticleSection[];
  related: PostSummary[];
}

export interface ArticleSection {
  id: string;
  text: string;
}

/** `html` is sanitized; its headings have the sections' ids. */
export type ArticleBody = { kind: 'html'; html: string } | { kind: 'text'; blocks: TextBlock[] };

export type TextBlock =
  | Exclude<ArticleBlock, { kind: 'heading' }>
  | { kind: 'heading'; text: string; id: string | undefined };
