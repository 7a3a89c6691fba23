import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { leaseMilliseconds } from '#server/outbox/outbox.queries.ts';
import { maxArticleAttempts } from '#shared/articles.ts';
import { api } from '#shared/paths.ts';
import { startWorkflow } from '../../../../tests/support/ai-services.ts';
import { callbackMinutes } from './article-worker.ts';
import { article, openOffice, openWithWorkflow, pathOf } from './articles.fixture.ts';

const minute = 60_000;

test('an article at once becomes a draft that is marked as written by AI', async (t) => {
  const office = await openWithWorkflow(t, () => ({ json: article }));
  await office.start('Coffee stains');
  const job = await office.jobWhen('done');
  const [post, ...others] = await office.posts();
  assert.deepEqual(others, []);
  assert.equal(job.postId, post?.id);
  assert.deepEqual(
    [post?.title, post?.slug, post?.content, post?.excerpt, post?.category],
    [article.title, 'how-to-lift-a-coffee-stain', article.content, article.excerpt, article.category],
  );
  assert.deepEqual([post?.isPublished, post?.isAiWritten, post?.publishedAt], [0, 1, null]);
  assert.deepEqual(await (await office.call('GET', api.posts)).json(), []);
});

test('the workflow gets topic, callback and job, with one key for a round and a signature where a secret is set', async (t) => {
  const secret = 'a secret of both sides';
  const office = await openWithWorkflow(
    t,
    (_call, index) => (index === 0 ? { status: 500 } : { status: 202 }),
    {
      secret,
    },
  );
  const { id } = await office.start('Wool & silk');
  await office.jobWhen('queued', 1);
  office.pass(minute);
  await office.jobWhen('waiting');
  const [first, second] = office.workflow.calls;
  assert.deepEqual(Object.keys(first!.body), ['topic', 'callbackUrl', 'jobId']);
  assert.deepEqual([first!.body.topic, first!.body.jobId], ['Wool & silk', id]);
  assert.equal(new URL(first!.body.callbackUrl).origin, office.deps.config.publicUrl);
  assert.match(first!.headers['content-type'] ?? '', /^application\/json/);
  const expected = createHmac('sha256', secret).update(first!.raw).digest('hex');
  assert.equal(first!.headers['x-signature-256'], `sha256=${expected}`);
  assert.ok(first!.headers['idempotency-key']);
  assert.equal(second!.headers['idempotency-key'], first!.headers['idempotency-key']);
  assert.equal(second!.body.callbackUrl, first!.body.callbackUrl);
});

test('a name and password in the address are sent as basic authentication', async (t) => {
  const workflow = await startWorkflow(() => ({ status: 202 }));
  t.after(workflow.close);
  const url = workflow.url.replace('http://', 'http://owner:p%40ss@');
  const office = await openOffice(t, { kind: 'workflow', url, secret: null });
  office.work();
  await office.start();
  await office.jobWhen('waiting');
  const expected = `Basic ${Buffer.from('owner:p@ss').toString('base64')}`;
  assert.equal(workflow.calls[0]?.headers.authorization, expected);
});

for (const [name, reply] of Object.entries({
  '202 and nothing': { status: 202 },
  '200 and words': { text: 'Accepted' },
  '200 and JSON of its own': { json: { message: 'Workflow was started' } },
  '204': { status: 204 },
})) {
  test(`${name} means that the article comes later`, async (t) => {
    const office = await openWithWorkflow(t, () => reply);
    await office.start();
    await office.jobWhen('waiting');
    const { callbackUrl } = office.workflow.calls[0]!.body;
    office.pass(20 * minute);
    const answer = await office.deliver(callbackUrl, article);
    assert.equal(answer.status, 201);
    assert.equal((await office.jobWhen('done')).postId, (await office.posts())[0]?.id);
    assert.equal(office.workflow.calls.length, 1);
  });
}

test('an article that arrives before the workflow has answered is stored once', async (t) => {
  let deliver: (url: string) => Promise<Response>;
  const office = await openWithWorkflow(t, async ({ body }) => {
    assert.equal((await deliver(body.callbackUrl)).status, 201);
    return { json: article };
  });
  deliver = async (url) => office.deliver(url, article);
  await office.start();
  await office.jobWhen('done');
  await office.outboxEmpty();
  assert.equal((await office.posts()).length, 1);
});

test('delivered twice, also at the same moment, it is stored once and both are told so', async (t) => {
  const office = await openWithWorkflow(t, () => ({ status: 202 }));
  await office.start();
  await office.jobWhen('waiting');
  const { callbackUrl } = office.workflow.calls[0]!.body;
  const answers = await Promise.all([1, 2, 3].map(() => office.deliver(callbackUrl, article)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 201]);
  office.pass(100 * minute);
  assert.equal((await office.deliver(callbackUrl, article)).status, 200);
  assert.equal((await office.posts()).length, 1);
});

test('an article that never comes: the job fails with the reason, what comes late is refused, a retry works', async (t) => {
  const office = await openWithWorkflow(t, () => ({ status: 202 }));
  const { id } = await office.start();
  await office.jobWhen('waiting');
  office.pass(callbackMinutes * minute);
  const failed = await office.jobWhen('failed');
  assert.match(failed.reason ?? '', /no article arrived within 60 minutes/);
  const late = await office.deliver(office.workflow.calls[0]!.body.callbackUrl, article);
  assert.deepEqual([late.status, (await late.json()).code], [410, 'link-expired']);
  assert.deepEqual(await office.posts(), []);

  assert.equal((await office.adminCall('POST', `/api/admin/blog/jobs/${id}/retry`)).status, 200);
  await office.jobWhen('waiting');
  const { callbackUrl } = office.workflow.calls[1]!.body;
  assert.equal((await office.deliver(callbackUrl, article)).status, 201);
});

test('a workflow that never answers is asked five times, and then the job says so', async (t) => {
  const office = await openWithWorkflow(t, () => null, { timeout: 50 });
  await office.start();
  for (let attempt = 1; attempt < maxArticleAttempts; attempt += 1) {
    const { reason } = await office.jobWhen('queued', attempt);
    assert.equal(reason, 'The workflow did not answer within 0.05 seconds.');
    await office.outboxSettled(attempt);
    office.pass(5 * minute);
  }
  await office.jobWhen('failed', maxArticleAttempts);
  await office.outboxEmpty();
  office.pass(100 * minute);
  assert.equal(office.workflow.calls.length, maxArticleAttempts);
});

test('500 and then 200 is an article, after a pause', async (t) => {
  const office = await openWithWorkflow(t, (_call, index) =>
    index === 0 ? { status: 500, text: '<h1>Internal error</h1>' } : { json: article },
  );
  await office.start();
  const queued = await office.jobWhen('queued', 1);
  assert.equal(queued.reason, 'The workflow answered 500: Internal error');
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

for (const [name, reply, reason] of [
  [
    'a refusal',
    { status: 404, json: { message: 'No such webhook' } },
    'The workflow answered 404: No such webhook',
  ],
  ['an error in a 200', { json: { error: { message: 'No credit' } } }, 'The workflow says: No credit'],
  ['JSON that is none', { text: '{"title": "A' }, 'The workflow answered with JSON that is not valid.'],
  ['an article without content', { json: { title: 'A' } }, 'The article has no content.'],
  [
    'an article of nothing',
    { json: { title: 'A', content: '<p> </p>' } },
    'The article has an empty content.',
  ],
  ['more than 1 MB', { text: 'x'.repeat(1_100_000) }, 'The workflow answered with more than 1 MB.'],
  [
    'a redirect',
    { status: 302, headers: { Location: 'http://127.0.0.1:1/' } },
    'The workflow answered with a redirect (302). Configure its final address.',
  ],
  [
    'an article of nothing but a script',
    { json: { title: 'A', content: '<script>alert(1)</script>' } },
    'Nothing is left of the article once what may not stand in a page is taken out.',
  ],
] as const) {
  test(`${name} ends the job at the first attempt, with the reason`, async (t) => {
    const office = await openWithWorkflow(t, () => reply);
    await office.start();
    assert.equal((await office.jobWhen('failed')).reason, reason);
    await office.outboxEmpty();
    assert.equal(office.workflow.calls.length, 1);
    assert.deepEqual(await office.posts(), []);
  });
}

test('a workflow that is away is tried again, and its address stays out of the reason', async (t) => {
  const office = await openWithWorkflow(t, () => ({ status: 202 }));
  await office.workflow.close();
  await office.start();
  const { reason } = await office.jobWhen('queued', 1);
  assert.equal(reason, 'The workflow cannot be reached (ECONNREFUSED).');
});

test('scripts are taken out of the article, at once and at the callback', async (t) => {
  const hostile = {
    title: '<b>Stains</b> <img src=x onerror=alert(1)>',
    excerpt: '<script>alert(1)</script>Short',
    content:
      '<h1>Stains</h1><p onclick="alert(1)">Blot</p><script>alert(1)</script><a href="javascript:alert(1)">x</a>',
    category: 'health and wellness',
  };
  const office = await openWithWorkflow(t, (_call, index) =>
    index === 0 ? { json: hostile } : { status: 202 },
  );
  await office.start();
  await office.jobWhen('done');
  await office.start('Again');
  await office.jobWhen('waiting');
  assert.equal((await office.deliver(office.workflow.calls[1]!.body.callbackUrl, hostile)).status, 201);
  const posts = await office.posts();
  assert.deepEqual(
    posts.map(({ slug }) => slug),
    ['stains', 'stains-2'],
  );
  for (const post of posts) {
    assert.equal(post.title, 'Stains');
    assert.equal(post.content, '<p>Blot</p><a>x</a>');
    assert.equal(post.category, 'Health & Wellness');
    assert.doesNotMatch(post.excerpt, /</);
  }
});

test('a callback that we have not signed is refused, whatever is wrong with it', async (t) => {
  const office = await openWithWorkflow(t, () => ({ status: 202 }));
  await office.start();
  await office.jobWhen('waiting');
  const { callbackUrl } = office.workflow.calls[0]!.body;
  const changed = (change: (query: URLSearchParams) => void) => {
    const url = new URL(callbackUrl);
    change(url.searchParams);
    return url.href;
  };
  const wrong = [
    changed((query) => query.set('job', '2')),
    changed((query) => query.set('expires', String(Number(query.get('expires')) + 1))),
    changed((query) => query.set('signature', `${'A'.repeat(43)}`)),
    changed((query) => query.set('signature', 'short')),
    changed((query) => query.delete('signature')),
    changed((query) => query.delete('expires')),
    changed((query) => query.set('job', "1' or 1=1")),
  ];
  for (const url of wrong) {
    const answer = await office.deliver(url, article);
    assert.deepEqual([answer.status, (await answer.json()).code], [401, 'wrong-signature'], url);
  }
  assert.deepEqual(await office.posts(), []);
  // The right one still works.
  assert.equal((await office.deliver(callbackUrl, article)).status, 201);
});

test('a refused delivery leaves the address usable, and the panel says what was wrong', async (t) => {
  const office = await openWithWorkflow(t, () => ({ status: 202 }));
  await office.start();
  await office.jobWhen('waiting');
  const { callbackUrl } = office.workflow.calls[0]!.body;
  const wrong: [unknown, number][] = [
    ['{"title": "A"', 400],
    ['', 400],
    [{ title: 'A', content: '' }, 422],
    [{ title: '  ', content: '<p>x</p>' }, 422],
    [{ hello: 'world' }, 422],
    [[], 422],
    [null, 422],
    [{ title: 'A', content: '<script>alert(1)</script>' }, 422],
    [{ title: 'A', content: 'x'.repeat(1_100_000) }, 413],
    [{ title: 'A', content: 'x'.repeat(200_001) }, 422],
  ];
  for (const [body, status] of wrong) {
    assert.equal((await office.deliver(callbackUrl, body)).status, status, JSON.stringify(body).slice(0, 60));
  }
  const job = await office.jobWhen('waiting');
  assert.match(job.reason ?? '', /^A delivery was refused\. The article is longer than/);
  assert.equal((await office.deliver(callbackUrl, article)).status, 201);
  assert.equal((await office.posts()).length, 1);
});

test('the callback takes calls of programs from anywhere, and only POST', async (t) => {
  const office = await openWithWorkflow(t, () => ({ status: 202 }));
  await office.start();
  await office.jobWhen('waiting');
  const { callbackUrl } = office.workflow.calls[0]!.body;
  assert.equal((await office.app.request(pathOf(callbackUrl))).status, 405);
  const headers = {
    Origin: 'https://hook.example.com',
    'Sec-Fetch-Site': 'cross-site',
    'Content-Type': 'text/plain',
  };
  assert.equal((await office.deliver(callbackUrl, article, headers)).status, 201);
});

test('a workflow may say at the callback that there will be no article', async (t) => {
  const office = await openWithWorkflow(t, () => ({ status: 202 }));
  await office.start();
  await office.jobWhen('waiting');
  const { callbackUrl } = office.workflow.calls[0]!.body;
  assert.equal((await office.deliver(callbackUrl, { error: 'The model is asleep' })).status, 200);
  assert.equal((await office.jobWhen('failed')).reason, 'The workflow says: The model is asleep');
  // Should it come after all, it is welcome.
  assert.equal((await office.deliver(callbackUrl, article)).status, 201);
  await office.jobWhen('done');
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
