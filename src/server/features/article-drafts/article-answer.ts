import type { Article } from './article-shape.ts';

export interface ArticleQuestion {
  jobId: number;
  topic: string;
  /** The same for every attempt of one round, so that a workflow can tell a repeated question. */
  key: string;
  callbackUrl: string;
}

export type ArticleAnswer =
  | { kind: 'article'; article: Article }
  /** The article comes to the callback. */
  | { kind: 'accepted' }
  | ArticleFailure;

/** `reason` is a sentence for the administrator. A permanent failure would meet the same question again. */
export interface ArticleFailure {
  kind: 'failed';
  isPermanent: boolean;
  reason: string;
  /** Until the next attempt, where the writer has said so. */
  waitMilliseconds?: number;
}

/** Asks for one article. Never throws. Ends within `timeoutMilliseconds`, or when `signal` breaks it off. */
export type ArticleWriter = (question: ArticleQuestion, signal: AbortSignal) => Promise<ArticleAnswer>;

const failure =
  (isPermanent: boolean) =>
  (reason: string): ArticleFailure => ({
    kind: 'failed',
    isPermanent,
    reason,
  });
export const temporarily = failure(false);
export const forGood = failure(true);
