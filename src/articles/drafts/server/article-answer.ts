import type { Profile } from '#company/profile/profile.ts';
import type { Article } from './article-shape.ts';

export interface ArticleQuestion {
  jobId: number;
  topic: string;
  business: Pick<
    Profile,
    'name' | 'description' | 'county' | 'foundedYear' | 'slogan' | 'pieces' | 'company'
  >;
  /** The same for every attempt of a round, so that a workflow can detect a repeat. */
  key: string;
  callbackUrl: string;
}

export type ArticleAnswer =
  | { kind: 'article'; article: Article }
  /** The workflow will deliver the article to the callback. */
  | { kind: 'accepted' }
  | ArticleFailure;

/** `reason` is a sentence for the administrator. A permanent failure would happen again on every retry. */
export interface ArticleFailure {
  kind: 'failed';
  isPermanent: boolean;
  reason: string;
  /** Set if the writer asked for a delay before the next attempt. */
  waitMilliseconds?: number;
}

/** Asks for one article. Never throws. Ends within `timeoutMilliseconds`, or when `signal` aborts. */
export type ArticleWriter = (question: ArticleQuestion, signal: AbortSignal) => Promise<ArticleAnswer>;

export interface Asker {
  write: ArticleWriter;
  /** The same for a workflow; the cheapest question for a model. */
  test: ArticleWriter;
}

const failure =
  (isPermanent: boolean) =>
  (reason: string): ArticleFailure => ({
    kind: 'failed',
    isPermanent,
    reason,
  });
export const temporarily = failure(false);
export const forGood = failure(true);
