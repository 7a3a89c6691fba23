import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { leaseDueJobs, leaseMilliseconds } from '#kit/outbox/outbox.queries.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';
import { startReceiver } from '../../../../tests/support/receiver.ts';
import { until } from '../../../../tests/support/until.ts';
import { hasTried, isSent, ok, openWithWebhook } from './webhooks.fixture.ts';
import { sweepDeliveries } from './webhooks.service.ts';

const day = 86_400_000;

test('a lead is sent once, signed over its time and body', async (t) => {
  const site = await openWithWebhook(t);
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
  const site = await openWithWebhook(t);
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
  await until(() => site.receiver.calls.length >= 5);
  const bodies = site.receiver.calls.map(({ body }) => JSON.parse(body));
  const moves = bodies
    .filter(({ type }) => type === 'request.status-changed')
    .map(({ data }) => `${data.formerStatus} ${data.request.status} ${data.request.version}`);
  assert.deepEqual(moves.toSorted(), ['contacted scheduled 4', 'new contacted 3']);
});

test('a receiver that fails is asked again later, with the same id, until it takes the event', async (t) => {
  const site = await openWithWebhook(t, (response, index) => {
    response.statusCode = index === 0 ? 500 : 204;
    response.end('no');
  });
  site.work();
  await site.sendLead();
  const failed = await site.deliveryWhen(hasTried(1));
  assert.deepEqual([failed.status, failed.lastError], ['pending', 'It returned 500.']);
  assert.equal(failed.nextAttemptAt, new Date(site.deps.clock().getTime() + 30_000).toISOString());
  site.pass(30_000);
  const sent = await site.deliveryWhen(isSent);
  assert.deepEqual([sent.attempts, sent.lastError, sent.nextAttemptAt], [2, null, null]);
  const [first, second] = site.receiver.calls;
  assert.equal(first!.headers['webhook-id'], second!.headers['webhook-id']);
  assert.equal(first!.body, second!.body);
  assert.notEqual(first!.headers['webhook-signature'], second!.headers['webhook-signature']);
});

test('a receiver that never answers is given up in time, and the lead is answered in the meantime', async (t) => {
  const site = await openWithWebhook(t, () => {});
  site.work(100);
  await site.sendLead();
  const { lastError } = await site.deliveryWhen(hasTried(1));
  assert.equal(lastError, 'No response within 0.1 seconds.');
});

test('while an event is being sent no next attempt is shown', async (t) => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const site = await openWithWebhook(t, async (response) => {
    asked.resolve();
    await answered.promise;
    response.writeHead(500).end();
  });
  site.work();
  await site.sendLead();
  await asked.promise;
  const [sending] = await site.deliveries();
  assert.deepEqual([sending!.status, sending!.attempts, sending!.nextAttemptAt], ['pending', 0, null]);
  answered.resolve();
  assert.notEqual((await site.deliveryWhen(hasTried(1))).nextAttemptAt, null);
});

test('a redirect is not followed', async (t) => {
  const other = await startReceiver(ok);
  t.after(other.close);
  const site = await openWithWebhook(t, (response) => response.writeHead(307, { Location: other.url }).end());
  site.work();
  await site.sendLead();
  const { status, lastError } = await site.deliveryWhen(hasTried(1));
  assert.deepEqual(
    [status, lastError],
    ['pending', 'It returned a redirect (307). We don’t follow redirects.'],
  );
  assert.deepEqual(other.calls, []);
});

test('an answer that never ends is not read', async (t) => {
  const site = await openWithWebhook(t, (response) => {
    response.writeHead(200);
    response.write('x'.repeat(100_000));
  });
  site.work();
  await site.sendLead();
  assert.equal((await site.deliveryWhen(isSent)).attempts, 1);
});

test('a receiver that wants no more is not asked again', async (t) => {
  const site = await openWithWebhook(t, (response) => response.writeHead(410).end());
  site.work();
  await site.sendLead();
  assert.equal((await site.deliveryWhen(hasTried(1))).status, 'failed');
});

test('nobody listening is a reason that names no address', async (t) => {
  const site = await openWithWebhook(t);
  site.receiver.close();
  site.work();
  await site.sendLead();
  assert.equal((await site.deliveryWhen(hasTried(1))).lastError, 'We couldn’t reach it (ECONNREFUSED).');
});

test('what a process held when it was killed is sent when its lease ends', async (t) => {
  const site = await openWithWebhook(t);
  await site.sendLead();
  assert.equal((await leaseDueJobs(site.deps.db, site.deps.clock(), 5, 'webhook')).length, 1, 'email');
  site.work();
  site.pass(leaseMilliseconds - 1000);
  assert.deepEqual(site.receiver.calls, []);
  site.pass(1000);
  await site.deliveryWhen(isSent);
  assert.equal(site.receiver.calls.length, 1);
});

test('deliveries that are over are forgotten after a month', async (t) => {
  const site = await openWithWebhook(t);
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
