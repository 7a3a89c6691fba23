import type { Generated, Selectable } from 'kysely';
import type { ArticleJobState } from '#articles/drafts/article-drafts.ts';

/** A request for an AI-written article. */
export interface ArticleJobsTable {
  id: Generated<number>;
  topic: string;
  state: Generated<ArticleJobState>;
  /** Counts up with each 'retry' of an administrator; what belongs to an earlier one is then ignored. */
  round: Generated<number>;
  /** Counts the present round only. */
  attempts: Generated<number>;
  /** Why it failed, or why the attempt before did. */
  reason: string | null;
  /** The draft that came of it. */
  postId: number | null;
  /** The administrator's name. */
  requestedBy: string;
  createdAt: string;
  updatedAt: string;
  /** When the present round was asked for. */
  startedAt: string;
  /** Until when the workflow may deliver to the callback; null before the first attempt of a round. */
  callbackExpiresAt: string | null;
  /** When an article was delivered to the callback. */
  callbackUsedAt: string | null;
  /** When an administrator took it off the list. */
  dismissedAt: string | null;
}

export type ArticleJobRow = Selectable<ArticleJobsTable>;
