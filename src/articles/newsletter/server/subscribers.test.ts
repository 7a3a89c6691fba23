import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Subscriber } from '#articles/newsletter/newsletter.ts';
import { getEngine } from '#kit/db/portable.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { until } from '../../../../tests/support/until.ts';
import { countWaiting } from '../../../../tests/support/waiting.ts';
import { updateSubscriber } from './newsletter.queries.ts';
import { unsubscribe } from './newsletter.service.ts';
import { unsubscribeUrl } from './newsletter-links.ts';

/** Signs up and, where asked, confirms. Returns the subscriber's id. */
async function addSubscriber(t: TestApp, email: string, { isConfirmed = true, source = 'blog' } = {}) {
  assert.equal((await t.call('POST', api.newsletter, { email, source })).status, 202);
  const { id } = await t.deps.db
    .selectFrom('newsletterSubscribers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  if (isConfirmed) {
    const { payload } = await t.deps.db
      .selectFrom('outbox')
      .select('payload')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await press(t, /confirm\?token=([\w-]+)/.exec(JSON.parse(payload).text)![1]!);
  }
  return id;
}

const press = async (t: TestApp, token: string) =>
  t.app.request(paths.newsletterConfirm, { method: 'POST', body: new URLSearchParams({ token }) });

async function list(t: TestApp, query = ''): Promise<Subscriber[]> {
  const answer = await t.adminCall('GET', adminApi.subscribers + query);
  assert.equal(answer.status, 200);
  return (await answer.json()) as Subscriber[];
}

const emails = (subscribers: Subscriber[]) => subscribers.map(({ email }) => email);

test('nobody but an administrator sees, exports, ends or restores a subscription', async (context) => {
  const t = await openTestApp(context);
  const id = await addSubscriber(t, 'maria@example.com');
  const calls: [method: string, path: string][] = [
    ['GET', adminApi.subscribers],
    ['GET', adminApi.subscriberCounts],
    ['GET', adminApi.subscribersCsv],
    ['POST', adminApi.removeSubscriber(id)],
    ['POST', adminApi.restoreSubscriber(id)],
  ];
  for (const [method, path] of calls) assert.equal((await t.call(method, path)).status, 401, path);
  const foreign = { Origin: 'https://elsewhere.example' };
  assert.equal((await t.adminCall('POST', adminApi.removeSubscriber(id), undefined, foreign)).status, 403);
  assert.equal((await list(t))[0]?.status, 'confirmed');
});

test('subscribers come newest first, in pages, narrowed by status and search', async (context) => {
  const t = await openTestApp(context);
  await addSubscriber(t, 'ana@example.com');
  await addSubscriber(t, 'ben_100@example.org', { isConfirmed: false, source: 'newsletter' });
  await addSubscriber(t, 'cleo@example.com');
  assert.deepEqual(emails(await list(t)), ['cleo@example.com', 'ben_100@example.org', 'ana@example.com']);
  assert.deepEqual(emails(await list(t, '?status=pending')), ['ben_100@example.org']);
  assert.deepEqual(emails(await list(t, '?search=ANA@')), ['ana@example.com']);
  assert.deepEqual(emails(await list(t, '?search=%25')), []);
  assert.deepEqual(emails(await list(t, '?search=_')), ['ben_100@example.org']);
  const page = await t.adminCall('GET', `${adminApi.subscribers}?limit=1&offset=1`);
  assert.equal(page.headers.get('X-Total-Count'), '3');
  assert.deepEqual(emails((await page.json()) as Subscriber[]), ['ben_100@example.org']);
  assert.equal((await t.adminCall('GET', `${adminApi.subscribers}?status=active`)).status, 422);
  const counts = await (await t.adminCall('GET', adminApi.subscriberCounts)).json();
  assert.deepEqual(counts, { pending: 1, confirmed: 2, unsubscribed: 0, suspected: 0 });
  const [cleo, ben] = await list(t);
  assert.deepEqual([cleo?.source, ben?.source], ['blog', 'newsletter']);
  assert.ok(cleo?.confirmedAt);
  assert.equal(ben?.confirmedAt, null);
});

test('Undo brings a subscriber back into the state of before, confirmed or pending', async (context) => {
  const t = await openTestApp(context);
  for (const isConfirmed of [true, false]) {
    const id = await addSubscriber(t, `maria-${isConfirmed}@example.com`, { isConfirmed });
    const before = (await list(t))[0];
    const removed = await t.adminCall('POST', adminApi.removeSubscriber(id));
    assert.equal(removed.status, 200);
    const { status, isRestorable, unsubscribedAt } = (await removed.json()) as Subscriber;
    assert.deepEqual(
      [status, isRestorable, unsubscribedAt],
      ['unsubscribed', true, t.deps.clock().toISOString()],
    );
    // Twice, as after a double press or from two tabs.
    assert.equal((await t.adminCall('POST', adminApi.removeSubscriber(id))).status, 200);
    const restored = await t.adminCall('POST', adminApi.restoreSubscriber(id));
    assert.equal(restored.status, 200);
    assert.deepEqual(await restored.json(), before);
    assert.equal((await t.adminCall('POST', adminApi.restoreSubscriber(id))).status, 409);
  }
});

test('the confirmation link of someone the owner took off the list opens nothing, until Undo', async (context) => {
  const t = await openTestApp(context);
  const id = await addSubscriber(t, 'maria@example.com', { isConfirmed: false });
  const { payload } = await t.deps.db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow();
  const token = /token=([\w-]+)/.exec(JSON.parse(payload).text)![1]!;
  await t.adminCall('POST', adminApi.removeSubscriber(id));
  await press(t, token);
  assert.equal((await list(t))[0]?.status, 'unsubscribed');
  await t.adminCall('POST', adminApi.restoreSubscriber(id));
  await press(t, token);
  assert.equal((await list(t))[0]?.status, 'confirmed');
});

test('whoever unsubscribed in person is not brought back by an administrator', async (context) => {
  const t = await openTestApp(context);
  const own = await addSubscriber(t, 'own@example.com');
  const both = await addSubscriber(t, 'both@example.com');
  await t.adminCall('POST', adminApi.removeSubscriber(both));
  for (const id of [own, both]) {
    const link = new URL(await unsubscribeUrl(t.deps, id));
    await unsubscribe(t.deps, link.searchParams.get('token')!);
    const answer = await t.adminCall('POST', adminApi.restoreSubscriber(id));
    assert.equal(answer.status, 409);
    const problem = (await answer.json()) as Problem;
    assert.match(problem.detail, /asked to be unsubscribed/);
    assert.equal((problem.current as Subscriber).isRestorable, false);
  }
  assert.ok((await list(t)).every(({ status }) => status === 'unsubscribed'));
});

test('whoever unsubscribes in person while an administrator does it stays out too', async (context) => {
  const t = await openTestApp(context);
  const { db } = t.deps;
  const id = await addSubscriber(t, 'both@example.com');
  await list(t);
  let removed: Promise<Response> | undefined;
  await inTransaction(db, async (trx) => {
    await updateSubscriber(trx, id, { status: 'unsubscribed', statusBeforeRemoval: null });
    removed = t.adminCall('POST', adminApi.removeSubscriber(id));
    // On SQLite it waits for its turn, on Postgres for the row.
    if (getEngine(db) === 'postgres') await until(() => countWaiting(db));
  });
  assert.equal((await removed!).status, 200);
  assert.equal((await t.adminCall('POST', adminApi.restoreSubscriber(id))).status, 409);
});

test('a subscriber who does not exist is not found', async (context) => {
  const t = await openTestApp(context);
  for (const id of ['7', '0', 'abc']) {
    for (const action of ['unsubscribe', 'restore']) {
      const answer = await t.adminCall('POST', `${adminApi.subscribers}/${id}/${action}`);
      assert.equal(answer.status, 404, `${id} ${action}`);
    }
  }
});

test('the CSV holds the confirmed ones, each with a link that ends it, and no formula', async (context) => {
  const t = await openTestApp(context);
  const id = await addSubscriber(t, 'maria@example.com');
  await addSubscriber(t, 'pending@example.com', { isConfirmed: false });
  const gone = await addSubscriber(t, 'gone@example.com');
  await t.adminCall('POST', adminApi.removeSubscriber(gone));
  await inTransaction(t.deps.db, (trx) => updateSubscriber(trx, id, { source: '=HYPERLINK("http://x")' }));

  const answer = await t.adminCall('GET', adminApi.subscribersCsv);
  assert.equal(answer.headers.get('Content-Type'), 'text/csv; charset=utf-8');
  assert.equal(answer.headers.get('Content-Disposition'), 'attachment; filename="newsletter-2026-11-21.csv"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
  const time = t.deps.clock().toISOString();
  assert.deepEqual(bytes.subarray(3).toString().split('\r\n'), [
    'Email,Source,Signed up,Confirmed,Unsubscribe link',
    `maria@example.com,"'=HYPERLINK(""http://x"")",${time},${time},${await unsubscribeUrl(t.deps, id)}`,
    '',
  ]);
});

test('the forms of the site say which page they stand on', async (context) => {
  const t = await openTestApp(context);
  for (const [path, source] of [
    [paths.blog, 'blog'],
    [paths.newsletter, 'newsletter'],
    [paths.newsletterConfirm, 'newsletter'],
  ] as const) {
    const html = await (await t.call('GET', path)).text();
    assert.match(html, new RegExp(`name="source" value="${source}"`), path);
  }
  const refused = await t.app.request(paths.newsletter, {
    method: 'POST',
    body: new URLSearchParams({ email: 'nobody', source: 'blog' }),
  });
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /name="source" value="blog"/);
});
