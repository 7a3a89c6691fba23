import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { leaseDueJobs, leaseMilliseconds } from '#server/outbox/outbox.queries.ts';
import type { Problem } from '#shared/errors.ts';
import { adminApi, api } from '#shared/paths.ts';
import type { AddedWebhook, Webhook, WebhookDelivery } from '#shared/webhooks.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalogue.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';
import { startReceiver } from '../../../../tests/support/receiver.ts';
import { isInside } from './webhook-address.ts';
import { startWebhookWorker } from './webhook-worker.ts';
import { sweepDeliveries } from './webhooks.service.ts';

const day = 86_400_000;
const ok = (response: ServerResponse) => response.end('ok');

/** A site with one webhook, whose receiver answers as the test says; the worker looks when it is woken. */
async function open(t: TestContext, answer = ok as (response: ServerResponse, index: number) => void) {
  const site = await openTestApp(t);
  const receiver = await startReceiver(answer);
  t.after(receiver.close);
  let now = site.deps.clock().getTime();
  const added = await site.adminCall('POST', adminApi.webhooks, { url: `${receiver.url}/in?x=1` });
  assert.equal(added.status, 201, await added.clone().text());
  const webhook = (await added.json()) as AddedWebhook;
  const deliveries = async (id = webhook.id): Promise<WebhookDelivery[]> =>
    (await site.adminCall('GET', adminApi.webhookDeliveries(id))).json();
  return {
    ...site,
    receiver,
    webhook,
    deliveries,
    work(timeoutMilliseconds = 20_000) {
      const timing = { pollMilliseconds: 3_600_000, graceMilliseconds: 200 };
      const worker = startWebhookWorker(site.deps, { timing, timeoutMilliseconds });
      site.deps.wakeOutbox = worker.wake;
      t.after(worker.stop);
      return worker;
    },
    pass(milliseconds: number) {
      now += milliseconds;
      site.setNow(new Date(now).toISOString());
      site.deps.wakeOutbox();
    },
    async sendLead(body: object = contactBody()) {
      const answered = await site.call('POST', api.contact, body);
      assert.equal(answered.status, 201, await answered.clone().text());
      return (await answered.json()) as { id: number; quoteId: number };
    },
    /** The newest delivery, once it is so. */
    async deliveryWhen(is: (delivery: WebhookDelivery) => boolean): Promise<WebhookDelivery> {
      const latest = Date.now() + 20_000;
      for (;;) {
        const [delivery] = await deliveries();
        if (delivery && is(delivery)) return delivery;
        if (Date.now() > latest) throw new Error(`It stayed at ${JSON.stringify(delivery)}`);
        await sleep(20);
      }
    },
  };
}

const isSent = ({ status }: WebhookDelivery) => status === 'sent';
const hasTried = (attempts: number) => (delivery: WebhookDelivery) => delivery.attempts === attempts;

test('a lead is sent once, signed over its time and body', async (t) => {
  const site = await open(t);
  site.work();
  const { id } = await site.sendLead(contactBody({ firstName: 'Zoë' }));
  await site.deliveryWhen(isSent);
  site.pass(day);
  assert.equal(site.receiver.calls.length, 1);
  const [call] = site.receiver.calls;
  assert.equal(call!.path, '/in?x=1');
  const event = JSON.parse(call!.body);
  assert.equal(event.type, 'lead.created');
  assert.deepEqual(
    [event.data.request.id, event.data.request.firstName, event.data.quote],
    [id, 'Zoë', null],
  );
  const timestamp = call!.headers['webhook-timestamp'];
  const expected = createHmac('sha256', site.webhook.secret)
    .update(`${timestamp}.${call!.body}`)
    .digest('hex');
  assert.equal(call!.headers['webhook-signature'], `sha256=${expected}`);
  assert.equal(call!.headers['webhook-id'], event.id);
  assert.match(call!.headers['content-type'] ?? '', /^application\/json/);
});

test('a changed status is sent for the request and for its quote, and no other change is', async (t) => {
  const site = await open(t);
  const serviceId = await addService(site.deps.db);
  const { id, quoteId } = await site.sendLead(quoteBody([{ serviceId, quantity: 1 }]));
  await site.adminCall('PATCH', adminApi.request(id), { notes: 'Called.' });
  await site.adminCall('PATCH', adminApi.request(id), { status: 'contacted' });
  await site.adminCall('PUT', adminApi.quote(quoteId), { status: 'scheduled' });
  const events = (await site.deliveries()).map(({ event }) => event).reverse();
  assert.equal(events[0], 'lead.created');
  assert.deepEqual(events.slice(1).toSorted(), [
    'quote.status-changed',
    'quote.status-changed',
    'request.status-changed',
    'request.status-changed',
  ]);
  site.work();
  await site.deliveryWhen(isSent);
  const latest = Date.now() + 20_000;
  while (site.receiver.calls.length < 5 && Date.now() < latest) await sleep(20);
  const bodies = site.receiver.calls.map(({ body }) => JSON.parse(body));
  const moves = bodies
    .filter(({ type }) => type === 'request.status-changed')
    .map(({ data }) => `${data.formerStatus} ${data.request.status} ${data.request.version}`);
  assert.deepEqual(moves.toSorted(), ['contacted scheduled 4', 'new contacted 3']);
});

test('a receiver that fails is asked again later, with the same id, until it takes the event', async (t) => {
  const site = await open(t, (response, index) => {
    response.statusCode = index === 0 ? 500 : 204;
    response.end('no');
  });
  site.work();
  await site.sendLead();
  const failed = await site.deliveryWhen(hasTried(1));
  assert.deepEqual([failed.status, failed.lastError], ['pending', 'It answered 500.']);
  assert.equal(failed.nextAttemptAt, new Date(site.deps.clock().getTime() + 30_000).toISOString());
  site.pass(30_000);
  const sent = await site.deliveryWhen(isSent);
  assert.deepEqual([sent.attempts, sent.lastError, sent.nextAttemptAt], [2, null, null]);
  const [first, second] = site.receiver.calls;
  assert.equal(first!.headers['webhook-id'], second!.headers['webhook-id']);
  assert.equal(first!.body, second!.body);
  assert.notEqual(first!.headers['webhook-signature'], second!.headers['webhook-signature']);
});

test('a receiver that never answers is given up in time, and the lead is answered meanwhile', async (t) => {
  const site = await open(t, () => {});
  site.work(100);
  await site.sendLead();
  const { lastError } = await site.deliveryWhen(hasTried(1));
  assert.equal(lastError, 'No answer within 0.1 seconds.');
});

test('a redirect is not followed', async (t) => {
  const other = await startReceiver(ok);
  t.after(other.close);
  const site = await open(t, (response) => response.writeHead(307, { Location: other.url }).end());
  site.work();
  await site.sendLead();
  const { status, lastError } = await site.deliveryWhen(hasTried(1));
  assert.deepEqual(
    [status, lastError],
    ['pending', 'It answered with a redirect (307), which is not followed.'],
  );
  assert.deepEqual(other.calls, []);
});

test('an answer that never ends is not read', async (t) => {
  const site = await open(t, (response) => {
    response.writeHead(200);
    response.write('x'.repeat(100_000));
  });
  site.work();
  await site.sendLead();
  assert.equal((await site.deliveryWhen(isSent)).attempts, 1);
});

test('a receiver that wants no more is not asked again', async (t) => {
  const site = await open(t, (response) => response.writeHead(410).end());
  site.work();
  await site.sendLead();
  assert.equal((await site.deliveryWhen(hasTried(1))).status, 'failed');
});

test('nobody listening is a reason that names no address', async (t) => {
  const site = await open(t);
  site.receiver.close();
  site.work();
  await site.sendLead();
  assert.equal((await site.deliveryWhen(hasTried(1))).lastError, 'It cannot be reached (ECONNREFUSED).');
});

test('what a process held when it was killed is sent when its lease ends', async (t) => {
  const site = await open(t);
  await site.sendLead();
  assert.equal((await leaseDueJobs(site.deps.db, site.deps.clock(), 5, 'webhook')).length, 1);
  site.work();
  site.pass(leaseMilliseconds - 1000);
  assert.deepEqual(site.receiver.calls, []);
  site.pass(1000);
  await site.deliveryWhen(isSent);
  assert.equal(site.receiver.calls.length, 1);
});

test('a webhook that is switched off is told nothing, and what waited for it fails with the reason', async (t) => {
  const site = await open(t);
  await site.sendLead();
  const off = await site.adminCall('PATCH', adminApi.webhook(site.webhook.id), { isActive: false });
  assert.equal(((await off.json()) as Webhook).isActive, false);
  await site.sendLead();
  assert.equal((await site.deliveries()).length, 1);
  site.work();
  const delivery = await site.deliveryWhen(hasTried(1));
  assert.deepEqual([delivery.status, delivery.lastError], ['failed', 'This webhook was switched off.']);
  assert.deepEqual(site.receiver.calls, []);
});

test('the secret is answered once, to who adds the webhook', async (t) => {
  const site = await open(t);
  assert.match(site.webhook.secret, /^whsec_[\w-]{43}$/);
  const list = await (await site.adminCall('GET', adminApi.webhooks)).text();
  assert.ok(list.includes(site.receiver.url));
  assert.ok(!list.includes('whsec_'));
});

test('a deleted webhook takes along what waited for it', async (t) => {
  const site = await open(t);
  await site.sendLead();
  assert.equal((await site.adminCall('DELETE', adminApi.webhook(site.webhook.id))).status, 200);
  const left = await site.deps.db.selectFrom('outbox').selectAll().where('kind', '=', 'webhook').execute();
  assert.deepEqual(left, []);
  assert.equal((await site.adminCall('GET', adminApi.webhookDeliveries(site.webhook.id))).status, 404);
});

test('a test event arrives like any other', async (t) => {
  const site = await open(t);
  site.work();
  const answer = await site.adminCall('POST', adminApi.testWebhook(site.webhook.id));
  assert.equal(answer.status, 201);
  await site.deliveryWhen(isSent);
  assert.equal(JSON.parse(site.receiver.calls[0]!.body).type, 'test');
});

test('deliveries that are over are forgotten after a month', async (t) => {
  const site = await open(t);
  site.work();
  await site.sendLead();
  await site.deliveryWhen(isSent);
  site.pass(29 * day);
  await sweepDeliveries(site.deps);
  assert.equal((await site.deliveries()).length, 1);
  site.pass(2 * day);
  await sweepDeliveries(site.deps);
  assert.deepEqual(await site.deliveries(), []);
});

test('a site on https calls nothing inside its own network, by address or by name, and nothing without https', async (t) => {
  const site = await openTestApp(t, { config: { publicUrl: 'https://www.example.com' } });
  const refused = [
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:192.168.0.1]/',
    'https://0x7f.1/',
    'https://name:secret@example.com/',
    'ftp://example.com/',
    'no address',
  ];
  for (const url of refused) {
    const answer = await site.adminCall('POST', adminApi.webhooks, { url });
    assert.equal(answer.status, 422, url);
    assert.equal(((await answer.json()) as Problem).errors?.[0]?.path, 'url', url);
  }
  const added = await site.adminCall('POST', adminApi.webhooks, { url: 'https://localhost:9/' });
  const { id } = (await added.json()) as AddedWebhook;
  await site.adminCall('POST', adminApi.testWebhook(id));
  const worker = startWebhookWorker(site.deps, { timing: { pollMilliseconds: 3_600_000 } });
  t.after(worker.stop);
  const latest = Date.now() + 20_000;
  let delivery: WebhookDelivery | undefined;
  while (!delivery?.attempts && Date.now() < latest) {
    [delivery] = (await (
      await site.adminCall('GET', adminApi.webhookDeliveries(id))
    ).json()) as WebhookDelivery[];
    await sleep(20);
  }
  assert.equal(delivery?.lastError, 'Its name leads into a private network.');
});

test('addresses of the internet are told from those inside', () => {
  for (const address of ['8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111']) {
    assert.equal(isInside(address), false, address);
  }
  for (const address of [
    '172.16.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
  ]) {
    assert.equal(isInside(address), true, address);
  }
});

test('nobody but an administrator sees or changes webhooks', async (t) => {
  const site = await open(t);
  for (const [method, path] of [
    ['GET', adminApi.webhooks],
    ['POST', adminApi.webhooks],
    ['PATCH', adminApi.webhook(1)],
    ['DELETE', adminApi.webhook(1)],
    ['POST', adminApi.testWebhook(1)],
    ['GET', adminApi.webhookDeliveries(1)],
  ] as const) {
    assert.equal((await site.call(method, path, method === 'GET' ? undefined : {})).status, 401, path);
  }
});
