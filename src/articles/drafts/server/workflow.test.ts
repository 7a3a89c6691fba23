import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { api } from '#kit/paths/paths.ts';
import { startWorkflow } from '../../../../tests/support/ai-services.ts';
import { article, openOffice, openWithWorkflow } from './article-drafts.fixture.ts';

const minute = 60_000;

test('an article in the response becomes a draft that is marked as written by AI', async (t) => {
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
  const office = await openOffice(t, { url });
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

for (const [name, reply, reason] of [
  [
    'a refusal',
    { status: 404, json: { message: 'No such webhook' } },
    'The workflow returned 404: No such webhook',
  ],
  ['an error in a 200', { json: { error: { message: 'No credit' } } }, 'The workflow says: No credit'],
  ['JSON that is none', { text: '{"title": "A' }, 'The workflow returned invalid JSON.'],
  ['an article without content', { json: { title: 'A' } }, 'The article has no content.'],
  [
    'an article of nothing',
    { json: { title: 'A', content: '<p> </p>' } },
    'The article has an empty content.',
  ],
  ['more than 1 MB', { text: 'x'.repeat(1_100_000) }, 'The workflow returned more than 1 MB.'],
  [
    'a redirect',
    { status: 302, headers: { Location: 'http://127.0.0.1:1/' } },
    'The workflow returned a redirect (302). Configure its final URL.',
  ],
  [
    'an article of nothing but a script',
    { json: { title: 'A', content: '<script>alert(1)</script>' } },
    'The article was empty after unsafe content was removed.',
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

test('scripts are taken out of the article, in the response and in the callback', async (t) => {
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
