import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maxArticleAttempts } from '#articles/drafts/article-drafts.ts';
import { leaseMilliseconds } from '#kit/outbox/outbox.queries.ts';
import { article, openWithWorkflow } from './article-drafts.fixture.ts';

const minute = 60_000;

test('a workflow that never answers is asked five times, and then the job says so', async (t) => {
  const office = await openWithWorkflow(t, () => null, { timeout: 50 });
  await office.start();
  for (let attempt = 1; attempt < maxArticleAttempts; attempt += 1) {
    const { reason } = await office.jobWhen('queued', attempt);
    assert.equal(reason, 'The workflow didn’t respond within 0.05 seconds.');
    await office.outboxSettled(attempt);
    office.pass(5 * minute);
  }
  await office.jobWhen('failed', maxArticleAttempts);
  await office.outboxEmpty();
  office.pass(100 * minute);
  await office.outboxEmpty();
  await office.jobWhen('failed', maxArticleAttempts);
  // A busy machine may give a call up before it has gone out.
  assert.ok(office.workflow.calls.length <= maxArticleAttempts);
});

test('500 and then 200 is an article, after a pause', async (t) => {
  const office = await openWithWorkflow(t, (_call, index) =>
    index === 0 ? { status: 500, text: '<h1>Internal error</h1>' } : { json: article },
  );
  await office.start();
  const queued = await office.jobWhen('queued', 1);
  assert.equal(queued.reason, 'The workflow returned 500: Internal error');
  await office.outboxSettled(1);
  assert.equal(office.workflow.calls.length, 1);
  office.pass(minute);
  const job = await office.jobWhen('done');
  assert.deepEqual([job.attempts, job.reason], [2, null]);
  assert.equal((await office.posts()).length, 1);
});

test('a workflow that asks for patience gets it', async (t) => {
  const office = await openWithWorkflow(t, (_call, index) =>
    index === 0 ? { status: 429, headers: { 'Retry-After': '90' } } : { json: article },
  );
  await office.start();
  await office.outboxSettled(1);
  const [step] = await office.deps.db.selectFrom('outbox').selectAll().execute();
  assert.equal(Date.parse(step!.runAfter) - office.deps.clock().getTime(), 90_000);
  office.pass(90_000);
  await office.jobWhen('done');
});

test('a workflow that is away is tried again, and its address stays out of the reason', async (t) => {
  const office = await openWithWorkflow(t, () => ({ status: 202 }));
  await office.workflow.close();
  await office.start();
  const { reason } = await office.jobWhen('queued', 1);
  assert.equal(reason, 'We couldn’t reach the workflow (ECONNREFUSED).');
});

test('a worker that dies while the workflow is asked is followed by another, which asks under the same key', async (t) => {
  const office = await openWithWorkflow(t, (_call, index) => (index === 0 ? null : { json: article }));
  await office.start();
  await office.jobWhen('running', 1);
  const another = office.work();
  another.wake();
  office.pass(leaseMilliseconds);
  await office.jobWhen('done');
  const keys = new Set(office.workflow.calls.map(({ headers }) => headers['idempotency-key']));
  assert.deepEqual([office.workflow.calls.length, keys.size], [2, 1]);
  assert.equal((await office.posts()).length, 1);
});

test('a worker that dies between the draft and its note of it stores no second draft and asks no second time', async (t) => {
  const office = await openWithWorkflow(t, () => ({ json: article }));
  await office.start();
  await office.jobWhen('done');
  await office.outboxEmpty();
  await office.deps.db.updateTable('outbox').set({ status: 'pending' }).execute();
  office.pass(leaseMilliseconds);
  await office.outboxEmpty();
  assert.equal(office.workflow.calls.length, 1);
  assert.equal((await office.posts()).length, 1);
});
