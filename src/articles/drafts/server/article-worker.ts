import { aiNotConfiguredText, maxArticleAttempts } from '#articles/drafts/article-drafts.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { type OutboxWorker, type Outcome, startWorker, type WorkerDeps } from '#kit/outbox/worker.ts';
import type { Deps } from '#kit/server/deps.ts';
import { type ArticleAnswer, type ArticleFailure, type ArticleQuestion, forGood } from './article-answer.ts';
import { moveArticleJob } from './article-drafts.queries.ts';
import { type ArticleStep, enqueueArticleStep } from './article-steps.ts';
import { articleWriter, type WriterTimeouts, writerTimeouts } from './article-writer.ts';
import { callbackUrl } from './callback-url.ts';
import { deliverArticle, findFault } from './deliver-article.ts';
import { findWriter, readWriterRow } from './writer-connection.queries.ts';

type ArticleDeps = WorkerDeps & Pick<Deps, 'config'>;
type Timing = Parameters<typeof startWorker>[2];

/** Time for a workflow to deliver after it accepted a topic. */
export const callbackMinutes = 60;

const waitsMilliseconds = [10_000, 30_000, 120_000, 300_000];

/**
 * Runs the article steps of the outbox. Each step can be interrupted anywhere and run again, since the job's row says
 * what is left to do. Without a writer, jobs wait.
 */
export function startArticleWorker(
  deps: ArticleDeps,
  { timing, timeouts = writerTimeouts }: { timing?: Timing; timeouts?: WriterTimeouts } = {},
): OutboxWorker {
  const deliver = async ({ payload }: { payload: string }, signal: AbortSignal): Promise<Outcome> => {
    const step: ArticleStep = JSON.parse(payload);
    if (step.step === 'expire') return expire(deps, step);
    const writer = await findWriter(deps.db);
    if (!writer) return { isSent: false, isPermanent: false, reason: aiNotConfiguredText };
    const { write } = await articleWriter(deps.config, writer, timeouts[writer.kind]);
    return ask(deps, step, (question) => write(question, signal));
  };
  const isReady = async () => (await readWriterRow(deps.db)).kind !== '';
  return startWorker(deps, { kind: 'article', isReady, deliver }, timing);
}

async function ask(
  deps: ArticleDeps,
  step: ArticleStep,
  write: (question: ArticleQuestion) => Promise<ArticleAnswer>,
): Promise<Outcome> {
  const begun = await beginAttempt(deps, step);
  // The job has its article, was cancelled, or was restarted.
  if (!begun) return done;
  const { job, expiresAt } = begun;
  if (job.attempts > maxArticleAttempts) {
    return fail(deps, step, job.attempts, forGood('The server was interrupted in each attempt.'));
  }
  const answer = await write({
    jobId: job.id,
    topic: job.topic,
    business: await readProfile(deps.db),
    key: `article-${job.id}-${job.round}-${Date.parse(job.createdAt)}`,
    callbackUrl: await callbackUrl(deps, job.id, expiresAt),
  });
  if (answer.kind === 'accepted') return wait(deps, step, expiresAt);
  if (answer.kind === 'failed') return fail(deps, step, job.attempts, answer);
  try {
    await deliverArticle(deps, job.id, answer.article, { isCallback: false });
    return done;
  } catch (error) {
    const reason = findFault(error);
    if (reason === null) throw error;
    return fail(deps, step, job.attempts, forGood(reason));
  }
}

/** Counts the attempt first, so that one that crashes the process counts too. All attempts of a round share a callback URL. */
async function beginAttempt({ db, clock }: ArticleDeps, { jobId, round }: ArticleStep) {
  const now = clock();
  const newExpiry = new Date(now.getTime() + callbackMinutes * 60_000).toISOString();
  const job = await moveArticleJob(db, jobId, {
    from: ['queued', 'running'],
    round,
    changes: (change) => ({
      state: 'running',
      attempts: change('attempts', '+', 1),
      callbackExpiresAt: change.fn.coalesce('callbackExpiresAt', change.val(newExpiry)),
    }),
    now,
  });
  return job && { job, expiresAt: new Date(job.callbackExpiresAt ?? newExpiry) };
}

/** Waits for the callback. If no article comes, a step that is due when the URL expires reports it. */
async function wait({ db, clock }: ArticleDeps, step: ArticleStep, expiresAt: Date): Promise<Outcome> {
  const now = clock();
  await inTransaction(db, async (trx) => {
    const changes = { state: 'waiting', reason: null } as const;
    const job = await moveArticleJob(trx, step.jobId, { from: ['running'], round: step.round, changes, now });
    if (job) await enqueueArticleStep(trx, { ...step, step: 'expire' }, now, expiresAt);
  });
  return done;
}

async function expire({ db, clock }: ArticleDeps, { jobId, round }: ArticleStep): Promise<Outcome> {
  const reason = `The workflow accepted the topic, but no article arrived within ${callbackMinutes} minutes.`;
  const changes = { state: 'failed', reason } as const;
  await moveArticleJob(db, jobId, { from: ['waiting'], round, changes, now: clock() });
  return done;
}

async function fail(
  { db, clock }: ArticleDeps,
  { jobId, round }: ArticleStep,
  attempts: number,
  { isPermanent, reason, waitMilliseconds }: ArticleFailure,
): Promise<Outcome> {
  const isLast = isPermanent || attempts >= maxArticleAttempts;
  const changes = { state: isLast ? 'failed' : 'queued', reason } as const;
  const job = await moveArticleJob(db, jobId, { from: ['running'], round, changes, now: clock() });
  if (!job) return done;
  return {
    isSent: false,
    isPermanent: isLast,
    reason,
    waitMilliseconds: waitMilliseconds ?? waitsMilliseconds[attempts - 1] ?? waitsMilliseconds.at(-1)!,
  };
}

const done: Outcome = { isSent: true };
