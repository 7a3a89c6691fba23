import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { ArticleJob } from '#articles/drafts/article-drafts.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { admin } from '../../../../tests/support/admin.ts';
import { startWorkflow, type WorkflowCall } from '../../../../tests/support/ai-services.ts';
import { setUpWorkflow } from '../../../../tests/support/article-writer.ts';
import { startTestServer } from '../../../../tests/support/server.ts';
import { until } from '../../../../tests/support/until.ts';
import { article } from './article-drafts.fixture.ts';

test('killed while it asks, while it waits and after it has stored, the process loses nothing and doubles nothing', async (t) => {
  const asked = Promise.withResolvers<WorkflowCall>();
  const workflow = await startWorkflow((call, index) => {
    if (index > 0) return { status: 202 };
    asked.resolve(call);
    return null;
  });
  t.after(workflow.close);
  const { server, call } = await startOffice(t, workflow.url);

  const started = await call('POST', adminApi.generateArticle, { topic: 'Wool' });
  assert.equal(started.status, 201);
  const first = (await asked.promise).body;
  await server.kill();
  await server.start();
  assert.deepEqual(await states(call), ['running']);

  await call('POST', adminApi.generateArticle, { topic: 'Silk' });
  await until(async () => (await states(call))[0] === 'waiting');
  const second = workflow.calls.at(-1)!.body;
  await server.kill();
  await server.start();
  assert.deepEqual(await states(call), ['waiting', 'running']);

  for (const { callbackUrl } of [first, second]) {
    assert.equal((await deliver(callbackUrl)).status, 201);
  }
  await server.kill();
  await server.start();
  for (const { callbackUrl } of [first, second]) {
    assert.equal((await deliver(callbackUrl)).status, 200);
  }
  const jobs: ArticleJob[] = await (await call('GET', adminApi.articleJobs)).json();
  assert.deepEqual(
    jobs.map(({ topic, state }) => [topic, state]),
    [
      ['Silk', 'done'],
      ['Wool', 'done'],
    ],
  );
  assert.equal(new Set(jobs.map(({ postId }) => postId)).size, 2);
  assert.doesNotMatch(server.output(), /signature=/);
});

type Call = Awaited<ReturnType<typeof startOffice>>['call'];

/** The real process, called by its administrator. */
async function startOffice(t: TestContext, url: string) {
  const server = await startTestServer({ SEED: 'none' });
  t.after(server.close);
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  const call = (method: string, path: string, body?: unknown) =>
    fetch(server.origin + path, { method, headers, body: JSON.stringify(body) });
  const signedIn = await call('POST', api.login, admin);
  headers.Cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
  await setUpWorkflow(server.origin, headers.Cookie, url);
  return { server, call };
}

const deliver = (url: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(article),
  });

const states = async (call: Call) =>
  ((await (await call('GET', adminApi.articleJobs)).json()) as ArticleJob[]).map(({ state }) => state);
