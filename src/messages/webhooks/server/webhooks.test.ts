import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AddedWebhook, type Webhook, webhookApi } from '#messages/webhooks/webhooks.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { hasTried, isSent, openWithWebhook } from './webhooks.fixture.ts';

test('a webhook that is turned off gets no events, and pending deliveries fail with the reason', async (t) => {
  const site = await openWithWebhook(t);
  await site.sendLead();
  const off = await site.adminCall('PATCH', webhookApi.webhook(site.webhook.id), { isActive: false });
  assert.equal(((await off.json()) as Webhook).isActive, false);
  await site.sendLead();
  assert.equal((await site.deliveries()).length, 1);
  site.work();
  const delivery = await site.deliveryWhen(hasTried(1));
  assert.deepEqual([delivery.status, delivery.lastError], ['failed', 'This webhook was turned off.']);
  assert.deepEqual(site.receiver.calls, []);
});

test('the secret is answered once, to who adds the webhook', async (t) => {
  const site = await openWithWebhook(t);
  assert.match(site.webhook.secret, /^whsec_[\w-]{43}$/);
  const list = await (await site.adminCall('GET', webhookApi.webhooks)).text();
  assert.ok(list.includes(site.receiver.url));
  assert.ok(!list.includes('whsec_'));
});

test('deleting a webhook deletes its pending deliveries', async (t) => {
  const site = await openWithWebhook(t);
  await site.sendLead();
  assert.equal((await site.adminCall('DELETE', webhookApi.webhook(site.webhook.id))).status, 200);
  const left = await site.deps.db.selectFrom('outbox').selectAll().where('kind', '=', 'webhook').execute();
  assert.deepEqual(left, []);
  assert.equal((await site.adminCall('GET', webhookApi.deliveries(site.webhook.id))).status, 404);
});

test('a test event arrives like any other', async (t) => {
  const site = await openWithWebhook(t);
  site.work();
  const answer = await site.adminCall('POST', webhookApi.test(site.webhook.id));
  assert.equal(answer.status, 201);
  await site.deliveryWhen(isSent);
  assert.equal(JSON.parse(site.receiver.calls[0]!.body).type, 'test');
});

test('nobody but an administrator sees or changes webhooks', async (t) => {
  const site = await openWithWebhook(t);
  for (const [method, path] of [
    ['GET', webhookApi.webhooks],
    ['POST', webhookApi.webhooks],
    ['PATCH', webhookApi.webhook(1)],
    ['DELETE', webhookApi.webhook(1)],
    ['POST', webhookApi.test(1)],
    ['GET', webhookApi.deliveries(1)],
  ] as const) {
    assert.equal((await site.call(method, path, method === 'GET' ? undefined : {})).status, 401, path);
  }
});

test('the same key makes one webhook and returns its secret again, which is stored nowhere else', async (t) => {
  const site = await openTestApp(t);
  const press = (url = 'http://127.0.0.1:9/in') =>
    site.adminCall('POST', webhookApi.webhooks, { url }, { 'Idempotency-Key': 'one' });
  const answers = await Promise.all([press(), press()]);
  const [added, again] = await Promise.all(answers.map((answer) => answer.json() as Promise<AddedWebhook>));
  assert.match(added!.secret, /^whsec_/);
  assert.deepEqual(again, added);
  assert.equal(((await (await site.adminCall('GET', webhookApi.webhooks)).json()) as Webhook[]).length, 1);
  const remembered = await site.deps.db.selectFrom('idempotencyKeys').select('response').execute();
  assert.ok(!JSON.stringify(remembered).includes('whsec_'));
  assert.equal((await press('http://127.0.0.1:9/other')).status, 422);
  await site.adminCall('DELETE', webhookApi.webhook(added!.id));
  assert.equal((await press()).status, 404);
});
