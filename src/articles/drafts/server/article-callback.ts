import type { Context } from 'hono';
import type { ArticleJobRow } from '#kit/db/tables/article-drafts.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { getArticleJob, moveArticleJob } from './article-drafts.queries.ts';
import { type ArticleReading, readArticle } from './article-shape.ts';
import { readCallback } from './callback-url.ts';
import { deliverArticle, findFault } from './deliver-article.ts';

/** Public, but only for who holds an address that we have signed. docs/ai-workflow.md is the contract. */
export async function receiveArticle(deps: Deps, c: Context): Promise<Response> {
  // First, so that no stranger learns anything from a body.
  const { job, isOutdated } = await readSignedJob(deps, c);
  c.header('Cache-Control', 'no-store');
  if (job.state === 'done') return c.json({ status: 'already delivered' });
  const reading = readArticle(await readBody(c));
  if (reading.kind === 'article') {
    const isStored = await store(deps, job, reading.article);
    return c.json(
      { status: isStored ? 'stored as a draft' : await presentStatus(deps, job) },
      isStored ? 201 : 200,
    );
  }
  // An article counts even at an old URL; its absence says nothing about a later request.
  if (isOutdated) {
    throw new AppError('link-expired', 'This article was requested again with a new callback URL.');
  }
  if (reading.kind === 'refusal') {
    await noteReason(deps, job, `The workflow says: ${reading.reason}`, 'failed');
    return c.json({ status: 'noted as failed' });
  }
  throw await refused(deps, job, reading);
}

/** The job that the signed query names; outdated where it was requested again since. */
async function readSignedJob(deps: Deps, c: Context): Promise<{ job: ArticleJobRow; isOutdated: boolean }> {
  const callback = await readCallback(deps, c.req.query());
  if (!callback) throw new AppError('wrong-signature', 'The signature of this URL is wrong.');
  const job = await getArticleJob(deps.db, callback.jobId);
  // A repeated delivery is answered the same for ever.
  if (job.state !== 'done') {
    if (job.state === 'cancelled') throw cancelled();
    if (callback.expiresAt <= deps.clock()) {
      throw new AppError('link-expired', 'This URL has expired. The article was not stored.');
    }
  }
  return { job, isOutdated: toSecond(job.callbackExpiresAt) !== toSecond(callback.expiresAt) };
}

/** The address names seconds. Null before the first attempt after a retry. */
const toSecond = (time: Date | string | null) =>
  time === null ? null : Math.floor(new Date(time).getTime() / 1000);

async function store(
  deps: Deps,
  job: ArticleJobRow,
  article: Parameters<typeof deliverArticle>[2],
): Promise<boolean> {
  try {
    return await deliverArticle(deps, job.id, article, { isCallback: true });
  } catch (error) {
    const reason = findFault(error);
    if (reason === null) throw error;
    throw await refused(deps, job, { kind: 'faulty', reason });
  }
}

/** The same article was delivered twice, or an administrator cancelled the job first. */
async function presentStatus(deps: Deps, { id }: ArticleJobRow): Promise<string> {
  if ((await getArticleJob(deps.db, id)).state === 'cancelled') throw cancelled();
  return 'already delivered';
}

const cancelled = () => new AppError('link-expired', 'This article was cancelled.');

/** The workflow may deliver again; until then the panel shows what was wrong. */
async function refused(
  deps: Deps,
  job: ArticleJobRow,
  reading: Extract<ArticleReading, { kind: 'faulty' | 'nothing' }>,
): Promise<AppError> {
  const reason =
    reading.kind === 'faulty' ? reading.reason : 'The body has no article. Send at least title and content.';
  await noteReason(deps, job, `A delivery was refused. ${reason}`);
  return new AppError('invalid-input', reason, { errors: [{ path: '', message: reason }] });
}

async function noteReason(deps: Deps, job: ArticleJobRow, reason: string, state?: 'failed'): Promise<void> {
  await moveArticleJob(deps.db, job.id, {
    from: ['queued', 'running', 'waiting', 'failed'],
    round: job.round,
    changes: { reason, ...(state && { state }) },
    now: deps.clock(),
  });
}

/** JSON whatever its declared type, since many tools name none, or the fields of a form. */
async function readBody(c: Context): Promise<unknown> {
  const type = c.req.header('Content-Type') ?? '';
  const text = await c.req.text();
  if (/^application\/x-www-form-urlencoded/i.test(type)) return Object.fromEntries(new URLSearchParams(text));
  if (/^multipart\//i.test(type)) {
    throw new AppError(
      'unsupported-media-type',
      'Send the article as JSON (Content-Type: application/json).',
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('malformed-body', 'The body is not valid JSON.');
  }
}
