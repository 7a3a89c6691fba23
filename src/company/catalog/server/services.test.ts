import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { serviceSchema } from '#company/catalog/services.ts';
import { api } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';

/** The list as it is after a write; these tests write into the database themselves. */
async function list(t: TestApp) {
  t.deps.pages.invalidate('services');
  const answer = await t.call('GET', api.services);
  assert.equal(answer.status, 200);
  return z.parse(z.array(serviceSchema), await answer.json());
}

test('the public list has active services only', async (context) => {
  const t = await openTestApp(context);
  assert.deepEqual(await list(t), []);
  const active = await addService(t.deps.db);
  await addService(t.deps.db, { isActive: 0 });
  await addService(t.deps.db, { deletedAt: '2026-01-02T00:00:00.000Z' });
  assert.deepEqual(
    (await list(t)).map(({ id }) => id),
    [active],
  );
});

test('services come by category (couch, chair, carpet, mattress), then in their manual order, then by age', async (context) => {
  const t = await openTestApp(context);
  for (const [category, position, title] of [
    ['mattress', 0, 'm0'],
    ['carpet', 0, 'c0'],
    ['chair', 5, 'h5'],
    ['couch', 2, 'o2'],
    ['couch', 1, 'o1 older'],
    ['couch', 1, 'o1 newer'],
    ['chair', 4, 'h4'],
  ] as const) {
    await addService(t.deps.db, { category, position, title });
  }
  assert.deepEqual(
    (await list(t)).map(({ title }) => title),
    ['o1 older', 'o1 newer', 'o2', 'h4', 'h5', 'c0', 'm0'],
  );
});

test('a service has all documented fields, its figures as numeric strings', async (context) => {
  const t = await openTestApp(context);
  const id = await addService(t.deps.db, {
    category: 'carpet',
    title: 'Stain Guard',
    description: 'Per room.',
    imageUrl: '/pictures/guard.jpg',
    originalPriceCents: 120_00,
    discountedPriceCents: 89_95,
    durationMinutes: 20,
    isAddOn: 1,
  });
  const answer = await (await t.call('GET', api.services)).json();
  assert.deepEqual(answer, [
    {
      id,
      category: 'carpet',
      title: 'Stain Guard',
      description: 'Per room.',
      imageUrl: '/pictures/guard.jpg',
      originalPrice: '120.00',
      discountedPrice: '89.95',
      discountPercentage: '25',
      durationMinutes: 20,
      isAddOn: true,
      isActive: true,
      optionGroup: null,
      isMostChosen: false,
      unit: 'piece',
      minimumPrice: null,
    },
  ]);
});

const discounts: [originalPriceCents: number, discountedPriceCents: number, percentage: string][] = [
  [100_00, 100_00, '0'],
  [100_00, 0, '0'],
  [100_00, 99_60, '0'],
  [100_00, 99_50, '1'],
  [149_00, 89_00, '40'],
  [89_00, 149_00, '0'],
  [3_00, 1_00, '67'],
  [0, 0, '0'],
];

test('the percentage is what is saved, rounded, and 0 where nothing is', async (context) => {
  const t = await openTestApp(context);
  for (const [originalPriceCents, discountedPriceCents, percentage] of discounts) {
    const id = await addService(t.deps.db, { originalPriceCents, discountedPriceCents });
    const service = (await list(t)).find((found) => found.id === id);
    assert.equal(service?.discountPercentage, percentage, `${originalPriceCents} to ${discountedPriceCents}`);
  }
});

test('limit and offset cut a piece out of the catalog, and X-Total-Count says how many there are', async (context) => {
  const t = await openTestApp(context);
  for (const [position, title] of ['a', 'b', 'c'].entries()) await addService(t.deps.db, { position, title });
  const pieces: [query: string, titles: string[], link: string | null][] = [
    ['', ['a', 'b', 'c'], null],
    ['?limit=2', ['a', 'b'], `<${api.services}?limit=2&offset=2>; rel="next"`],
    ['?limit=2&offset=2', ['c'], null],
    ['?offset=1', ['b', 'c'], null],
    ['?limit=0', [], null],
  ];
  for (const [query, titles, link] of pieces) {
    const answer = await t.call('GET', api.services + query);
    assert.deepEqual(
      ((await answer.json()) as { title: string }[]).map(({ title }) => title),
      titles,
      query,
    );
    assert.equal(answer.headers.get('X-Total-Count'), '3', query);
    assert.equal(answer.headers.get('Link'), link, query);
  }
  assert.equal((await t.call('GET', `${api.services}?limit=1001`)).status, 422);
});
