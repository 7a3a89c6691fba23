import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postCategories } from '#articles/blog/posts.ts';
import { business } from '#company/profile/business-texts.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { changeSettings } from '#company/settings/server/logo.fixture.ts';
import { article, openWithModel } from './article-drafts.fixture.ts';

test('a model writes the article from the business, the categories and the topic', async (t) => {
  const office = await openWithModel(t, () => JSON.stringify(article), { apiKey: 'sk-hidden' });
  await office.start('Wool rugs');
  const job = await office.jobWhen('done');
  const [post] = await office.posts();
  assert.equal(job.postId, post?.id);
  assert.deepEqual([post?.title, post?.isAiWritten, post?.isPublished], [article.title, 1, 0]);
  const [call, ...others] = office.model.calls;
  assert.deepEqual(others, []);
  assert.equal(call!.headers.authorization, 'Bearer sk-hidden');
  assert.equal(call!.body.model, 'tiny');
  assert.equal(call!.body.response_format?.type, 'json_schema');
  const [system, user] = call!.body.messages;
  assert.ok(system!.content.includes(business.name));
  for (const category of postCategories) assert.ok(system!.content.includes(category), category);
  assert.match(user!.content, /"Wool rugs"/);
});

test('a model is offered no category that the company does not clean', async (t) => {
  const office = await openWithModel(t, () => JSON.stringify(article));
  const company = { ...defaultSettings.company, categories: ['carpet' as const] };
  assert.equal((await changeSettings(office, { company })).status, 200);
  await office.start('Wool rugs');
  await office.jobWhen('done');
  const { messages, response_format } = office.model.calls[0]!.body;
  for (const offered of [messages[0]!.content, JSON.stringify(response_format)]) {
    assert.match(offered, /Carpet Care/);
    assert.doesNotMatch(offered, /Furniture Care|Mattress Care/);
  }
});

test('output that is no article is repaired once, with the reason', async (t) => {
  const office = await openWithModel(t, (_call, index) =>
    index === 0 ? '{"title": "Wool"}' : `\`\`\`json\n${JSON.stringify(article)}\n\`\`\``,
  );
  await office.start();
  await office.jobWhen('done');
  const messages = office.model.calls[1]!.body.messages;
  assert.deepEqual(
    messages.map(({ role }) => role),
    ['system', 'user', 'assistant', 'user'],
  );
  assert.match(messages[3]!.content, /The article has no content\./);
});

test('output that is no article twice ends the job with the reason', async (t) => {
  const office = await openWithModel(t, () => 'Sure! Here is your article about wool.');
  await office.start();
  const { reason } = await office.jobWhen('failed');
  assert.match(reason ?? '', /didn’t write a usable article, even when asked again/);
  assert.equal(office.model.calls.length, 2);
  assert.deepEqual(await office.posts(), []);
});

test('a service that knows no schemas is asked without one', async (t) => {
  const office = await openWithModel(t, ({ body }) =>
    body.response_format
      ? { status: 400, json: { error: { message: "'response_format' is not supported" } } }
      : JSON.stringify(article),
  );
  await office.start();
  await office.jobWhen('done');
  assert.equal(office.model.calls.length, 2);
});

test('a wrong key ends the job, and neither the panel nor the log repeats it', async (t) => {
  const apiKey = 'sk-very-secret';
  const office = await openWithModel(
    t,
    () => ({ status: 401, json: { error: { message: `Incorrect API key provided: ${apiKey}` } } }),
    { apiKey },
  );
  await office.start();
  const { reason } = await office.jobWhen('failed');
  assert.equal(reason, 'The AI service returned 401 Incorrect API key provided: …');
});

for (const [name, reply] of Object.entries({
  'is overloaded': { status: 503, json: { error: { message: 'Overloaded' } } },
  'limits the rate': { status: 429, json: { error: { message: 'Slow down' } } },
})) {
  test(`a service that ${name} is asked again later`, async (t) => {
    const office = await openWithModel(t, (_call, index) => (index === 0 ? reply : JSON.stringify(article)));
    await office.start();
    await office.jobWhen('queued', 1);
    await office.outboxSettled(1);
    assert.equal(office.model.calls.length, 1);
    office.pass(60_000);
    await office.jobWhen('done');
  });
}

test('a model that does not finish in time is asked again later', async (t) => {
  const office = await openWithModel(t, () => null, { timeout: 300 });
  await office.start();
  const { reason } = await office.jobWhen('queued', 1);
  assert.equal(reason, 'The AI service did not finish within 0.3 seconds.');
});

test('an answer in no form that is known is repaired like any other', async (t) => {
  const office = await openWithModel(t, (_call, index) =>
    index === 0 ? { json: { hello: 'services' } } : JSON.stringify(article),
  );
  await office.start();
  await office.jobWhen('done');
});
