import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aiNotConfiguredText, topicMissingText } from '#articles/drafts/article-drafts.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { article, openOffice, openWithWorkflow } from './article-drafts.fixture.ts';

const accepts = () => ({ status: 202 });

test('an administrator starts an article: the job is stored and listed', async (t) => {
  const office = await openWithWorkflow(t, accepts);
  const job = await office.start('  Coffee stains  ');
  assert.equal(job.topic, 'Coffee stains');
  assert.deepEqual([job.state, job.attempts, job.postId, job.reason], ['queued', 0, null, null]);
  assert.equal(job.requestedBy, 'admin');
  const waiting = await office.jobWhen('waiting');
  assert.equal(waiting.id, job.id);
});

test('a topic is required, and 500 characters are enough for one', async (t) => {
  const office = await openOffice(t, { url: 'http://127.0.0.1:9' });
  for (const body of [{ topic: '   ' }, { topic: '' }, {}, { topic: 7 }]) {
    const answer = await office.adminCall('POST', adminApi.generateArticle, body);
    assert.equal(answer.status, 422);
    const { errors } = await answer.json();
    assert.deepEqual(errors, [{ path: 'topic', message: topicMissingText }]);
  }
  const long = await office.adminCall('POST', adminApi.generateArticle, { topic: 'x'.repeat(501) });
  assert.equal(long.status, 422);
  assert.deepEqual(await office.jobs(), []);
});

test('without a configured writer the call fails with the dialog’s sentence', async (t) => {
  const office = await openOffice(t, null);
  office.work();
  const answer = await office.adminCall('POST', adminApi.generateArticle, { topic: 'Coffee stains' });
  assert.equal(answer.status, 503);
  assert.equal((await answer.json()).detail, aiNotConfiguredText);
  const known = await office.adminCall('GET', adminApi.generateArticle);
  assert.deepEqual(await known.json(), { writer: null });
  assert.deepEqual(await office.jobs(), []);
});

test('the writer is named without its URL or secret', async (t) => {
  const office = await openOffice(t, { url: 'http://127.0.0.1:9', secret: 'hush-hush-hush-hush' });
  const answer = await office.adminCall('GET', adminApi.generateArticle);
  assert.deepEqual(await answer.json(), { writer: 'workflow' });
});

test('nobody else may start, see, retry, cancel or dismiss', async (t) => {
  const office = await openOffice(t, { url: 'http://127.0.0.1:9' });
  const calls = [
    ['POST', adminApi.generateArticle, { topic: 'x' }],
    ['GET', adminApi.generateArticle],
    ['GET', adminApi.articleJobs],
    ['POST', adminApi.retryArticleJob(1)],
    ['POST', adminApi.cancelArticleJob(1)],
    ['POST', adminApi.dismissArticleJob(1)],
  ] as const;
  for (const [method, path, body] of calls) {
    assert.equal((await office.call(method, path, body)).status, 401, `${method} ${path}`);
  }
});

test('a double click is one job, and its key serves no other topic', async (t) => {
  const office = await openWithWorkflow(t, accepts);
  const key = { 'Idempotency-Key': 'one-press' };
  const [first, second] = await Promise.all([office.start('Wool', key), office.start('Wool', key)]);
  assert.equal(first.id, second.id);
  const other = await office.adminCall('POST', adminApi.generateArticle, { topic: 'Silk' }, key);
  assert.equal(other.status, 422);
  await office.jobWhen('waiting');
  assert.equal((await office.jobs()).length, 1);
  assert.equal(office.workflow.calls.length, 1);
});

test('a failed job is retried as often as one likes, and one click counts once', async (t) => {
  let isMended = false;
  const office = await openWithWorkflow(t, () =>
    isMended ? { json: article } : { status: 400, json: { message: 'No credit left' } },
  );
  const { id } = await office.start();
  const failed = await office.jobWhen('failed');
  assert.equal(failed.reason, 'The workflow returned 400: No credit left');
  isMended = true;
  await office.worker.stop();
  const answers = await Promise.all([1, 2].map(() => office.adminCall('POST', adminApi.retryArticleJob(id))));
  for (const answer of answers) {
    assert.equal(answer.status, 200);
    const job = await answer.json();
    assert.deepEqual([job.state, job.attempts, job.reason], ['queued', 0, null]);
  }
  office.work().wake();
  await office.jobWhen('done');
  assert.equal(office.workflow.calls.length, 2);
  assert.notEqual(
    office.workflow.calls[0]?.headers['idempotency-key'],
    office.workflow.calls[1]?.headers['idempotency-key'],
  );
  const again = await office.adminCall('POST', adminApi.retryArticleJob(id));
  assert.deepEqual([again.status, (await again.json()).code], [409, 'wrong-state']);
});

test('a cancelled job accepts no article, and can be retried', async (t) => {
  const office = await openWithWorkflow(t, accepts);
  const { id } = await office.start();
  await office.jobWhen('waiting');
  const cancelled = await office.adminCall('POST', adminApi.cancelArticleJob(id));
  assert.deepEqual([cancelled.status, (await cancelled.json()).state], [200, 'cancelled']);
  assert.equal((await office.adminCall('POST', adminApi.cancelArticleJob(id))).status, 200);
  const first = office.workflow.calls[0]!.body.callbackUrl;
  const refused = await office.deliver(first, article);
  assert.deepEqual([refused.status, (await refused.json()).code], [410, 'link-expired']);
  assert.deepEqual(await office.posts(), []);

  assert.equal((await office.adminCall('POST', adminApi.retryArticleJob(id))).status, 200);
  await office.jobWhen('waiting');
  assert.equal((await office.deliver(office.workflow.calls[1]!.body.callbackUrl, article)).status, 201);
  assert.equal((await office.adminCall('POST', adminApi.cancelArticleJob(id))).status, 409);
  assert.equal((await office.posts()).length, 1);
});

test('a response to a job that was cancelled in the meantime is discarded', async (t) => {
  const asked = Promise.withResolvers<void>();
  const answering = Promise.withResolvers<void>();
  const office = await openWithWorkflow(t, async () => {
    asked.resolve();
    await answering.promise;
    return { json: article };
  });
  const { id } = await office.start();
  await asked.promise;
  await office.adminCall('POST', adminApi.cancelArticleJob(id));
  answering.resolve();
  await office.outboxEmpty();
  assert.deepEqual(await office.posts(), []);
  assert.equal((await office.jobs())[0]?.state, 'cancelled');
});

test('a job that has ended is taken off the list, an open one is not', async (t) => {
  const office = await openWithWorkflow(t, accepts);
  const { id } = await office.start();
  await office.jobWhen('waiting');
  assert.equal((await office.adminCall('POST', adminApi.dismissArticleJob(id))).status, 409);
  await office.adminCall('POST', adminApi.cancelArticleJob(id));
  assert.equal((await office.adminCall('POST', adminApi.dismissArticleJob(id))).status, 200);
  assert.deepEqual(await office.jobs(), []);
});

test('jobs that do not exist are not found', async (t) => {
  const office = await openOffice(t, { url: 'http://127.0.0.1:9' });
  for (const path of [
    adminApi.retryArticleJob(7),
    adminApi.cancelArticleJob(7),
    adminApi.dismissArticleJob(7),
  ]) {
    assert.equal((await office.adminCall('POST', path)).status, 404, path);
    assert.equal((await office.adminCall('POST', path.replace('7', 'seven'))).status, 404, path);
  }
});
