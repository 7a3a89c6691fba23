import { type ArticleJob, isOpenJob } from '#articles/drafts/article-drafts.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { aboutNobody, type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { getArticleJob, insertArticleJob, moveArticleJob } from './article-drafts.queries.ts';
import { toArticleJob } from './article-drafts.serializer.ts';
import { enqueueArticleStep } from './article-steps.ts';

/** Stores the job with its first step, once per idempotency key. */
export async function startArticle(
  deps: Deps,
  input: { topic: string; requestedBy: string },
  idempotency: Idempotency,
): Promise<ArticleJob> {
  const now = deps.clock();
  const job = await withIdempotency(
    deps.db,
    { scope: 'articles', ...idempotency, about: aboutNobody },
    now,
    async (trx) => {
      const row = await insertArticleJob(trx, input, now);
      await enqueueArticleStep(trx, { step: 'ask', jobId: row.id, round: row.round }, now);
      return toArticleJob(row);
    },
  );
  deps.wakeOutbox();
  return job;
}

/** Restarts a failed or cancelled job. An open job stays as it is, so that two clicks are one retry. */
export async function retryArticle(deps: Deps, id: number): Promise<ArticleJob> {
  const now = deps.clock();
  const job = await inTransaction(deps.db, async (trx) => {
    const before = await getArticleJob(trx, id);
    const row = await moveArticleJob(trx, id, {
      from: ['failed', 'cancelled'],
      round: before.round,
      changes: {
        state: 'queued',
        round: before.round + 1,
        attempts: 0,
        reason: null,
        startedAt: now.toISOString(),
        callbackExpiresAt: null,
        dismissedAt: null,
      },
      now,
    });
    if (row) await enqueueArticleStep(trx, { step: 'ask', jobId: id, round: row.round }, now);
    return row ?? getArticleJob(trx, id);
  });
  if (!isOpenJob(job)) throw new AppError('wrong-state', 'This article is already done.');
  deps.wakeOutbox();
  return toArticleJob(job);
}

/** An article that arrives for this job later is not stored. */
export async function cancelArticle(deps: Deps, id: number): Promise<ArticleJob> {
  const job =
    (await moveArticleJob(deps.db, id, {
      from: ['queued', 'running', 'waiting', 'failed'],
      changes: { state: 'cancelled', reason: null },
      now: deps.clock(),
    })) ?? (await getArticleJob(deps.db, id));
  if (job.state === 'done') throw new AppError('wrong-state', 'This article is already done.');
  return toArticleJob(job);
}

/** Removes an ended job from the list. */
export async function dismissArticle(deps: Deps, id: number): Promise<ArticleJob> {
  const now = deps.clock();
  const job = await moveArticleJob(deps.db, id, {
    from: ['done', 'failed', 'cancelled'],
    changes: { dismissedAt: now.toISOString() },
    now,
  });
  if (job) return toArticleJob(job);
  await getArticleJob(deps.db, id);
  throw new AppError('wrong-state', 'This article is still being written. Cancel it first.');
}
