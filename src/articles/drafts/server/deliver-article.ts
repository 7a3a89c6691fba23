import { contentMissing, storePost } from '#articles/blog/server/posts.service.ts';
import type { ArticleJobState } from '#articles/drafts/article-drafts.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { moveArticleJob } from './article-drafts.queries.ts';
import type { Article } from './article-shape.ts';

/**
 * Stores the draft and ends the job in one transaction. False if the job already has its article or was cancelled.
 * Throws `invalid-input` if sanitizing leaves no content.
 */
export const deliverArticle = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  jobId: number,
  article: Article,
  { isCallback }: { isCallback: boolean },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const now = clock();
    // State first: the second of two simultaneous deliveries waits here and then finds the job done.
    const changes = {
      state: 'done',
      reason: null,
      ...(isCallback && { callbackUsedAt: now.toISOString() }),
    } as const;
    const job = await moveArticleJob(trx, jobId, { from: statesThatTakeOne, changes, now });
    if (!job) return false;
    const postId = await storePost(trx, { ...article, isAiWritten: true }, now);
    await moveArticleJob(trx, jobId, { from: ['done'], changes: { postId }, now });
    return true;
  });

/** A failed job still accepts a late article. */
const statesThatTakeOne: ArticleJobState[] = ['queued', 'running', 'waiting', 'failed'];

/** The reason an article could not be stored, or null if the article is not at fault. */
export function findFault(error: unknown): string | null {
  if (!(error instanceof AppError) || error.code !== 'invalid-input') return null;
  return error.message === `${contentMissing}.`
    ? 'The article was empty after unsafe content was removed.'
    : `The article is too long: ${error.message}`;
}
