import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { adminApi, paths } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { change, create, list, onPage, titles } from './services.fixture.ts';

test('a service that moves to another category goes last there, and stays where it is otherwise', async (context) => {
  const t = await openTestApp(context);
  await addService(t.deps.db, { category: 'chair', title: 'Stool', position: 3 });
  const { id } = await create(t, { title: 'Recliner', originalPrice: '50.00' });
  assert.equal((await change(t, id, { category: 'couch' })).position, 0);
  assert.equal((await change(t, id, { category: 'chair' })).position, 4);
  assert.deepEqual(titles(await list(t)), ['Stool', 'Recliner']);
});

test('the services of a category are put into a new order right away, and an open edit is not disturbed', async (context) => {
  const t = await openTestApp(context);
  const ids = [];
  for (const title of ['A', 'B', 'C']) ids.push((await create(t, { title, originalPrice: 9 })).id);
  const [a, b, c] = ids as [number, number, number];
  assert.equal(await onPage(t, '>A<'), true);
  const answer = await t.adminCall('PUT', adminApi.serviceOrder, { category: 'couch', ids: [c, a, b] });
  assert.equal(answer.status, 200);
  assert.deepEqual(titles((await answer.json()) as AdminService[]), ['C', 'A', 'B']);
  assert.deepEqual(titles(await list(t)), ['C', 'A', 'B']);
  const page = await (await t.call('GET', paths.service('couch-cleaning'))).text();
  assert.ok(page.indexOf('>C<') < page.indexOf('>A<'), 'the page was made anew');
  assert.equal((await change(t, a, { title: 'A2', version: 1 })).version, 2);
});

test('an order that is not of all services of the category is refused, and nothing moves', async (context) => {
  const t = await openTestApp(context);
  const a = await addService(t.deps.db, { title: 'A', position: 0 });
  const b = await addService(t.deps.db, { title: 'B', position: 1 });
  const chair = await addService(t.deps.db, { title: 'Chair', category: 'chair' });
  const gone = await addService(t.deps.db, { deletedAt: '2026-01-02T00:00:00.000Z' });
  const send = (ids: unknown, category = 'couch') =>
    t.adminCall('PUT', adminApi.serviceOrder, { category, ids });
  for (const ids of [[b], [b, a, chair], [b, a, gone], [b, chair], [b, a, 999_999]]) {
    const answer = await send(ids);
    assert.equal(answer.status, 409, String(ids));
    assert.deepEqual(titles(((await answer.json()) as Problem).current as AdminService[]), ['A', 'B']);
  }
  for (const ids of [[], [b, b], ['1', '2'], 'b,a', undefined]) {
    assert.equal((await send(ids)).status, 422, String(ids));
  }
  assert.equal((await send([b, a], 'furniture')).status, 422);
  assert.deepEqual(titles(await list(t)), ['A', 'B', 'Chair']);
});
