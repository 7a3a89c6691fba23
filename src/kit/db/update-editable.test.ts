import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create as createPost } from '#articles/blog/server/admin-posts.fixture.ts';
import { create as createService } from '#company/catalog/server/services.fixture.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { sendLead } from '#kit/backup/backup.fixture.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { webhookApi } from '#messages/webhooks/webhooks.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';

/** A change may write to any of these. */
async function traces({ deps: { db } }: TestApp) {
  return {
    events: await db.selectFrom('events').selectAll().orderBy('id').execute(),
    outbox: await db.selectFrom('outbox').selectAll().orderBy('id').execute(),
    pages: await db.selectFrom('pageSources').selectAll().orderBy('source').execute(),
    items: await db.selectFrom('quoteItems').selectAll().orderBy('id').execute(),
    users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
  };
}

test('a change that changes nothing leaves version, time, history and webhooks as they were', async (context) => {
  const t = await openTestApp(context);
  await t.adminCall('POST', webhookApi.webhooks, { url: 'http://127.0.0.1:9/' });
  const lead = await sendLead(t);
  const service = await createService(t, { title: 'Sofa', originalPrice: '99.00', discountedPrice: '89.00' });
  const post = await createPost(t, { isPublished: true });
  t.setNow('2026-12-01T18:00:00.000Z');
  for (const [method, path] of [
    ['PATCH', adminApi.request(lead.id)],
    ['PUT', adminApi.quote(lead.quoteId!)],
    ['PUT', adminApi.service(service.id)],
    ['PUT', adminApi.post(post.id)],
  ] as const) {
    const before = await (await t.adminCall('GET', path)).json();
    const found = await traces(t);
    const { version: _version, ...unversioned } = before;
    for (const body of [{}, { version: before.version }, unversioned, before]) {
      const answer = await t.adminCall(method, path, body);
      assert.equal(answer.status, 200, `${path}: ${await answer.clone().text()}`);
      assert.deepEqual(await answer.json(), before, path);
    }
    assert.deepEqual(await (await t.adminCall('GET', path)).json(), before, path);
    assert.deepEqual(await traces(t), found, path);
  }
});

test('settings, account and order that are saved as they are stay as they are', async (context) => {
  const t = await openTestApp(context);
  const first = await createService(t, { title: 'Sofa', originalPrice: '99.00' });
  const second = await createService(t, { title: 'Couch', originalPrice: '99.00' });
  const account = await (await t.adminCall('GET', adminApi.account)).json();
  const settings = await (await t.adminCall('GET', adminApi.settings)).json();
  const services = await (await t.adminCall('GET', adminApi.services)).json();
  t.setNow('2026-12-01T18:00:00.000Z');
  const found = await traces(t);
  for (const [method, path, body] of [
    ['PATCH', adminApi.account, { name: account.name, email: account.email }],
    ['PUT', adminApi.settings, settings],
    ['PUT', adminApi.settings, { ...defaultSettings, company: settings.company, version: settings.version }],
    ['PUT', adminApi.serviceOrder, { category: 'couch', ids: [first.id, second.id] }],
  ] as const) {
    const answer = await t.adminCall(method, path, body);
    assert.equal(answer.status, 200, `${path}: ${await answer.clone().text()}`);
  }
  assert.deepEqual(await traces(t), found);
  assert.deepEqual(await (await t.adminCall('GET', adminApi.settings)).json(), settings);
  assert.deepEqual(await (await t.adminCall('GET', adminApi.services)).json(), services);
});
