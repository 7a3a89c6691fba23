import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type StoredWriter, type WriterTest, writerApi } from '#articles/drafts/writer-connection.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { startModel, startWorkflow } from '../../../../tests/support/ai-services.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { setUpWriter } from '../../../../tests/support/article-writer.ts';
import { article, getPath } from './article-drafts.fixture.ts';

const read = async (t: TestApp): Promise<StoredWriter> =>
  (await t.adminCall('GET', writerApi.connection)).json();
const tryOut = async (t: TestApp, connection?: object): Promise<WriterTest> =>
  (await t.adminCall('POST', writerApi.test, { connection })).json();
const provider = { kind: 'provider', model: 'tiny' } as const;

test('the secret is stored encrypted, never shown, and goes to no other URL', async (context) => {
  const t = await openTestApp(context);
  assert.deepEqual(await read(t), { kind: null, url: '', model: '', hasSecret: false, version: 1 });
  await setUpWriter(t, { ...provider, url: 'http://localhost:1/v1', secret: 'sk-hidden' });
  const stored = await read(t);
  const expected = { kind: 'provider', url: 'http://localhost:1/v1', model: 'tiny', hasSecret: true };
  assert.deepEqual(stored, { ...expected, version: 2 });
  const { secret } = await t.deps.db
    .selectFrom('writerConnection')
    .select('secret')
    .executeTakeFirstOrThrow();
  assert.doesNotMatch(secret, /sk-hidden/);
  const moved = { ...provider, url: 'http://localhost:2/v1', version: 2 };
  assert.equal((await t.adminCall('PUT', writerApi.connection, moved)).status, 422);
  assert.equal(
    (await t.adminCall('POST', writerApi.test, { connection: { ...provider, url: moved.url } })).status,
    422,
  );
  const stale = { ...expected, model: 'large', version: 1 };
  assert.equal((await t.adminCall('PUT', writerApi.connection, stale)).status, 409);
  const audit = await (await t.adminCall('GET', `${adminApi.audit}?action=article-writer-changed`)).text();
  assert.doesNotMatch(audit, /sk-hidden/);
  assert.equal((await (await t.adminCall('DELETE', writerApi.connection)).json()).kind, null);
  assert.equal((await t.adminCall('POST', adminApi.generateArticle, { topic: 'Wool' })).status, 503);
});

test('a test asks the workflow as an article would, and stores nothing that comes back', async (context) => {
  const workflow = await startWorkflow((_call, index) => (index === 0 ? { status: 202 } : { status: 404 }));
  context.after(workflow.close);
  const t = await openTestApp(context);
  const typed = { kind: 'workflow', url: workflow.url, model: '' };
  assert.deepEqual(await tryOut(t, typed), { problem: null });
  const { body } = workflow.calls[0]!;
  assert.deepEqual(Object.keys(body), ['topic', 'callbackUrl', 'jobId']);
  const late = await t.call('POST', getPath(body.callbackUrl), article);
  assert.equal(late.status, 410);
  assert.deepEqual(await tryOut(t, typed), { problem: 'The workflow returned 404.' });
  assert.deepEqual(await (await t.adminCall('GET', adminApi.articleJobs)).json(), []);
});

test('a test asks the model one short question, and says what the service refused', async (context) => {
  const model = await startModel((_call, index) =>
    index === 0 ? 'OK' : { status: 401, json: { error: { message: 'bad key sk-wrong' } } },
  );
  context.after(model.close);
  const t = await openTestApp(context);
  const typed = { ...provider, url: model.url, secret: 'sk-wrong' };
  assert.deepEqual(await tryOut(t, typed), { problem: null });
  assert.equal(model.calls[0]?.headers.authorization, 'Bearer sk-wrong');
  const { problem } = await tryOut(t, typed);
  assert.match(problem ?? '', /401.*bad key …/);
});

test('on the internet nothing inside the network is asked', async (context) => {
  const t = await openTestApp(context, { config: { publicUrl: 'https://www.example.com', isHttps: true } });
  for (const url of ['http://10.0.0.7/hook', 'https://127.0.0.1/hook']) {
    const answer = await t.adminCall('PUT', writerApi.connection, {
      kind: 'workflow',
      url,
      model: '',
      version: 1,
    });
    assert.equal(answer.status, 422, url);
  }
});
