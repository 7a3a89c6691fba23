import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { contentMissing, storePost } from '#server/features/posts/posts.service.ts';
import type { ArticleJobState } from '#shared/article-drafts.ts';
import { moveArticleJob } from './article-drafts.queries.ts';
import type { Article } from './article-shape.ts';

/**
 * Stores the draft and ends the job, both or neither. False where the job has had its article, or was cancelled:
 * nothing is stored then. Throws `invalid-input` where nothing is left of the content.
 */
export const deliverArticle = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  jobId: number,
  article: Article,
  { isCallback }: { isCallback: boolean },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const now = clock();
    // The state first: of two deliveries at the same moment the second waits here, and then finds the job done.
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

/** One that was given up takes its article too, should it come after all. */
const statesThatTakeOne: ArticleJobState[] = ['queued', 'running', 'waiting', 'failed'];

/** Why an article could not be stored, where it is the article's fault. */
export function faultOf(error: unknown): string | null {
  if (!(error instanceof AppError) || error.code !== 'invalid-input') return null;
  return error.message === `${contentMissing}.`
    ? 'The article was empty after unsafe content was removed.'
    : `The article is too long: ${error.message}`;
}
