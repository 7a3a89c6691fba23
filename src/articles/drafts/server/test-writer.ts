import type { WriterInput, WriterTest } from '#articles/drafts/writer-connection.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { inConnectionSlot } from '#kit/db/connection-row.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { insertArticleJob, moveArticleJob } from './article-drafts.queries.ts';
import { articleWriter } from './article-writer.ts';
import { callbackUrl } from './callback-url.ts';
import { findWriter, readWriterRow, readWriterSecret } from './writer-connection.queries.ts';
import { toWriter } from './writer-connection.service.ts';

const rule = { name: 'writer-test', hits: 10, perSeconds: 600 };

/** Somebody waits for it. */
const patienceMilliseconds = 30_000;

const testTopic = 'Connection test';

/** Asks once, with what was typed before it is saved. Nothing that comes back is stored. */
export async function testWriter(
  deps: Deps,
  typed: WriterInput | undefined,
  caller: Caller,
  timeoutMilliseconds = patienceMilliseconds,
): Promise<WriterTest> {
  const row = await readWriterRow(deps.db);
  const writer = typed
    ? toWriter(deps, typed, row, await readWriterSecret(deps.db, row))
    : await findWriter(deps.db);
  if (!writer) throw new AppError('wrong-state', 'Articles aren’t set up yet.');
  return inConnectionSlot(deps, 'writerConnection', async () => {
    await deps.limiter.hit(rule, 'all');
    const now = deps.clock();
    const expiresAt = new Date(now.getTime() + 3_600_000);
    const job = await inTransaction(deps.db, async (trx) => {
      const { id } = await insertArticleJob(trx, { topic: testTopic, requestedBy: caller.user.name }, now);
      // Cancelled before it begins: what a workflow delivers later is refused.
      const changes = { state: 'cancelled', dismissedAt: now.toISOString() } as const;
      return (await moveArticleJob(trx, id, { from: ['queued'], changes, now }))!;
    });
    const { test } = await articleWriter(deps.config, writer, timeoutMilliseconds);
    const question = {
      jobId: job.id,
      topic: testTopic,
      business: await readProfile(deps.db),
      key: `article-${job.id}-${job.round}-${now.getTime()}`,
      callbackUrl: await callbackUrl(deps, job.id, expiresAt),
    };
    const answer = await test(question, AbortSignal.timeout(timeoutMilliseconds + 1_000));
    return { problem: answer.kind === 'failed' ? answer.reason : null };
  });
}
