import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInside } from '#kit/server/outside-url.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { type AddedWebhook, type WebhookDelivery, webhookApi } from '#messages/webhooks/webhooks.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { until } from '../../../../tests/support/until.ts';
import { startWebhookWorker } from './webhook-worker.ts';
import { openWithWebhook } from './webhooks.fixture.ts';

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
    const answer = await site.adminCall('POST', webhookApi.webhooks, { url });
    assert.equal(answer.status, 422, url);
    assert.equal(((await answer.json()) as Problem).errors?.[0]?.path, 'url', url);
  }
  const added = await site.adminCall('POST', webhookApi.webhooks, { url: 'https://localhost:9/' });
  const { id } = (await added.json()) as AddedWebhook;
  await site.adminCall('POST', webhookApi.test(id));
  const worker = startWebhookWorker(site.deps, { timing: { pollMilliseconds: 3_600_000 } });
  t.after(worker.stop);
  const deliveries = async (): Promise<WebhookDelivery[]> =>
    (await site.adminCall('GET', webhookApi.deliveries(id))).json();
  const [delivery] = await until(deliveries, ([newest]) => newest !== undefined && newest.attempts > 0);
  assert.equal(delivery?.lastError, 'Its name points to a private network.');
});

test('an address in digits is checked at every call too, in each of its spellings', async (t) => {
  const site = await openWithWebhook(t);
  const port = new URL(site.receiver.url).port;
  const stored = [
    `http://127.0.0.1:${port}/`,
    ...[
      '127.0.0.1',
      '127.1',
      '0x7f000001',
      '2130706433',
      '0177.0.0.1',
      '127.0.0.1.',
      '0.0.0.0',
      '169.254.1.1',
    ],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[64:ff9b::7f00:1]', '[fe80::1]', '[fd00::1]', '100.64.0.1'],
  ].map((host) => (host.startsWith('http:') ? host : `https://${host}:${port}/`));
  const createdAt = site.deps.clock().toISOString();
  await site.deps.db.deleteFrom('webhooks').execute();
  const rows = stored.map((url) => ({ url, secret: 'whsec_x', createdAt }));
  await site.deps.db.insertInto('webhooks').values(rows).execute();
  // They were typed while the site was on http.
  const deps = { ...site.deps, config: { ...site.deps.config, publicUrl: 'https://www.example.com' } };
  await site.sendLead();
  const worker = startWebhookWorker(deps, { timing: { pollMilliseconds: 50 } });
  t.after(worker.stop);
  const jobs = () =>
    deps.db.selectFrom('outbox').selectAll().where('kind', '=', 'webhook').orderBy('id').execute();
  const tried = await until(
    jobs,
    (all) => all.length === stored.length && all.every((job) => job.attempts > 0),
  );
  const [http, ...https] = tried.map(({ lastError }) => lastError);
  assert.match(http!, /https/);
  assert.deepEqual(new Set(https), new Set(['This URL is inside a private network.']));
  assert.deepEqual(site.receiver.calls, []);
});

test('public addresses are distinguished from internal ones', () => {
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
    '::10.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    'fec0::1',
    '::ffff:8.8.8.8',
    '::ffff:0:10.0.0.1',
    '2002:a00:1::1',
    '2001::1',
    '2001:db8::1',
    '192.0.2.1',
    '255.255.255.255',
  ]) {
    assert.equal(isInside(address), true, address);
  }
});
