import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { seedDemo } from '#app/seed/seed.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { type TrashItem, trashItemSchema } from '#kit/wire/trash.ts';
import { sweepTrash } from '#sales/leads/server/sweep-trash.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';
import { addPost, addSpanishVersion } from '../../../../tests/support/posts.ts';
import { sweepCatalog } from './sweep-catalog.ts';

async function list(t: TestApp, query = ''): Promise<TrashItem[]> {
  const answer = await t.adminCall('GET', adminApi.trash + query);
  assert.equal(answer.status, 200);
  return z.array(trashItemSchema).parse(await answer.json());
}

async function send(t: TestApp, body: object) {
  const answer = await t.call('POST', api.contact, body);
  assert.equal(answer.status, 201);
  return (await answer.json()) as ContactAnswer;
}

/** Deletes it as a browser does that repeats the call by itself, and once more by another press. */
async function deleteTwice(t: TestApp, path: string): Promise<number[]> {
  const call = async (key: string) =>
    (await t.adminCall('DELETE', path, undefined, { 'Idempotency-Key': key })).status;
  return [await call('one'), await call('one'), await call('two')];
}

async function change(t: TestApp, method: 'DELETE' | 'POST', path: string, now: string) {
  t.setNow(now);
  assert.equal((await t.adminCall(method, path)).status, 200, path);
}

const postId = async (t: TestApp) =>
  (await t.deps.db.selectFrom('posts').select('id').executeTakeFirstOrThrow()).id;

const times = ['18:01', '18:02', '18:03', '18:04'].map((time) => `2026-11-21T${time}:00.000Z`);
const [first, second, third, fourth] = times as [string, string, string, string];
const gone = (deletedAt: string) => deletedAt.replace('2026-11-21', '2026-12-21');

test('nobody but an administrator looks into the trash', async (context) => {
  const t = await openTestApp(context);
  assert.equal((await t.call('GET', adminApi.trash)).status, 401);
});

test('suspected spam is no trash, until it is deleted', async (context) => {
  const t = await openTestApp(context);
  const service = await addService(t.deps.db);
  const body = quoteBody([{ serviceId: service, quantity: 1 }], {}, { website: 'https://pills.example' });
  const { id } = await send(t, body);
  assert.deepEqual(await list(t), []);
  await change(t, 'DELETE', `${adminApi.quarantine}/${id}`, first);
  assert.deepEqual((await list(t)).map(({ kind }) => kind).sort(), ['quote', 'request']);
});

test('a deletion that the browser repeats succeeds again, and a second one finds nothing', async (context) => {
  const t = await openTestApp(context);
  const service = await addService(t.deps.db);
  const { id: request } = await send(t, contactBody());
  const { quoteId: quote } = await send(t, quoteBody([{ serviceId: service, quantity: 1 }]));
  const { id: spam } = await send(t, contactBody({ website: 'https://pills.example' }));
  await addPost(t.deps.db);
  const customer = await t.deps.db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  for (const path of [
    adminApi.request(request),
    adminApi.quote(quote!),
    adminApi.service(service),
    adminApi.post(await postId(t)),
    `${adminApi.quarantine}/${spam}`,
    customerApi.customer(customer.id),
  ]) {
    assert.deepEqual(await deleteTwice(t, path), [200, 200, 404], path);
  }
});

test('whatever was deleted is listed, the last first, with until when, and comes back', async (context) => {
  const t = await openTestApp(context);
  const { id: request } = await send(t, contactBody());
  const service = await addService(t.deps.db, { title: 'Armchair', category: 'chair' });
  const { quoteId: quote } = await send(
    t,
    quoteBody([{ serviceId: service, quantity: 1 }], {}, { lastName: '' }),
  );
  await addPost(t.deps.db);
  const post = await postId(t);
  assert.deepEqual(await list(t), []);

  await change(t, 'DELETE', adminApi.request(request), first);
  await change(t, 'DELETE', adminApi.quote(quote!), second);
  await change(t, 'DELETE', adminApi.service(service), third);
  await change(t, 'DELETE', adminApi.post(post), fourth);
  assert.deepEqual(await list(t), [
    {
      kind: 'post',
      id: post,
      title: 'How to Blot',
      detail: 'Cleaning Tips',
      deletedAt: fourth,
      goneAt: gone(fourth),
    },
    {
      kind: 'service',
      id: service,
      title: 'Armchair',
      detail: 'Chair Cleaning',
      deletedAt: third,
      goneAt: gone(third),
    },
    { kind: 'quote', id: quote, title: 'Ana', detail: 'Armchair', deletedAt: second, goneAt: gone(second) },
    {
      kind: 'request',
      id: request,
      title: 'Ana Lopez',
      detail: 'Carpet Cleaning',
      deletedAt: first,
      goneAt: gone(first),
    },
  ]);
  assert.deepEqual(
    (await list(t, '?kind=quote')).map(({ kind }) => kind),
    ['quote'],
  );
  const page = await t.adminCall('GET', `${adminApi.trash}?limit=2&offset=1`);
  assert.equal(page.headers.get('X-Total-Count'), '4');
  assert.deepEqual(
    ((await page.json()) as TrashItem[]).map(({ kind }) => kind),
    ['service', 'quote'],
  );
  for (const query of ['?kind=user', '?limit=-1']) {
    assert.equal((await t.adminCall('GET', adminApi.trash + query)).status, 422, query);
  }

  await change(t, 'POST', adminApi.restorePost(post), fourth);
  await change(t, 'POST', adminApi.restoreService(service), fourth);
  await change(t, 'POST', adminApi.restoreQuote(quote!), fourth);
  await change(t, 'POST', adminApi.restoreRequest(request), fourth);
  assert.deepEqual(await list(t), []);
  assert.equal((await t.call('GET', api.post('how-to-blot'))).status, 200);
});

test('a request waits for its quote: without an end while that is in use, then as long as that', async (context) => {
  const t = await openTestApp(context);
  const items = [{ serviceId: await addService(t.deps.db), quantity: 1 }];
  const { id, quoteId } = await send(t, quoteBody(items));
  await change(t, 'DELETE', adminApi.request(id), first);
  await change(t, 'POST', adminApi.restoreQuote(quoteId!), first);
  assert.equal((await list(t))[0]?.goneAt, null);
  const later = '2026-11-30T18:00:00.000Z';
  await change(t, 'DELETE', adminApi.quote(quoteId!), later);
  const untils = (await list(t)).map(({ kind, goneAt }) => [kind, goneAt]);
  const end = '2026-12-30T18:00:00.000Z';
  assert.deepEqual(untils, [
    ['quote', end],
    ['request', end],
  ]);
  t.setNow('2026-12-30T17:59:59.000Z');
  await sweepTrash(t.deps);
  assert.equal((await list(t)).length, 2);
  t.setNow('2026-12-30T18:00:01.000Z');
  await sweepTrash(t.deps);
  assert.deepEqual(await list(t), []);
});

test('after 30 days services and articles are gone for good, and their address is free again', async (context) => {
  const t = await openTestApp(context);
  const service = await addService(t.deps.db);
  const kept = await addService(t.deps.db);
  await addPost(t.deps.db);
  const post = await postId(t);
  await addSpanishVersion(t.deps.db, post);
  for (const id of [service, kept])
    await t.adminCall('PUT', adminApi.service(id), { titleEs: 'Sofá de 2 plazas' });
  await change(t, 'DELETE', adminApi.service(service), first);
  await change(t, 'DELETE', adminApi.post(post), first);

  t.setNow(new Date(Date.parse(gone(first)) - 1000).toISOString());
  await sweepCatalog(t.deps);
  assert.equal((await list(t)).length, 2);

  t.setNow(new Date(Date.parse(gone(first)) + 1000).toISOString());
  await sweepCatalog(t.deps);
  assert.deepEqual(await list(t), []);
  assert.equal((await t.adminCall('POST', adminApi.restoreService(service))).status, 404);
  assert.equal((await t.adminCall('POST', adminApi.restorePost(post))).status, 404);
  assert.equal((await t.adminCall('GET', adminApi.service(kept))).status, 200);
  const translations = await t.deps.db.selectFrom('translations').select(['kind', 'recordId']).execute();
  assert.deepEqual(translations, [{ kind: 'services', recordId: kept }]);
  await addPost(t.deps.db);
});

test('an owner who has deleted the whole demo never gets it back, and sees nothing of what keeps it away', async (context) => {
  const t = await openTestApp(context);
  await seedDemo(t.deps.db, t.deps.clock());
  const deletedAt = t.deps.clock().toISOString();
  for (const table of ['services', 'posts'] as const) {
    await t.deps.db.updateTable(table).set({ deletedAt }).execute();
  }
  t.setNow('2027-01-01T00:00:00.000Z');
  await sweepCatalog(t.deps);
  await seedDemo(t.deps.db, t.deps.clock());
  assert.deepEqual(await list(t), []);
  assert.deepEqual(await (await t.call('GET', api.services)).json(), []);
  assert.deepEqual(await (await t.call('GET', api.posts)).json(), []);
});
