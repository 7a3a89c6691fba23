import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { translatedFields } from '#kit/language/translated-fields.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';
import { change, create, list, onPage, titles } from './services.fixture.ts';

test('the owner’s list has hidden services too, in the catalog’s order, and is narrowed by state, category and page', async (context) => {
  const t = await openTestApp(context);
  await addService(t.deps.db, { category: 'carpet', title: 'Rug' });
  await addService(t.deps.db, { title: 'Sofa', position: 1 });
  await addService(t.deps.db, { title: 'Hidden', isActive: 0, position: 0 });
  await addService(t.deps.db, { title: 'Gone', deletedAt: '2026-01-02T00:00:00.000Z' });
  assert.deepEqual(titles(await list(t)), ['Hidden', 'Sofa', 'Rug']);
  assert.deepEqual(titles(await list(t, '?status=active')), ['Sofa', 'Rug']);
  assert.deepEqual(titles(await list(t, '?status=inactive')), ['Hidden']);
  assert.deepEqual(titles(await list(t, '?category=carpet')), ['Rug']);
  const page = await t.adminCall('GET', `${adminApi.services}?limit=1&offset=1`);
  assert.equal(page.headers.get('X-Total-Count'), '3');
  assert.deepEqual(titles((await page.json()) as AdminService[]), ['Sofa']);
  assert.equal((await t.adminCall('GET', `${adminApi.services}?category=furniture`)).status, 422);
});

test('a new service is active, last of its category, and its percentage is the server’s', async (context) => {
  const t = await openTestApp(context);
  await addService(t.deps.db, { title: 'First', position: 4 });
  assert.equal(await onPage(t, 'Corner Sofa'), false);
  const service = await create(t, {
    title: '  Corner Sofa ',
    description: 'Up to seven seats.',
    category: 'couch',
    imageUrl: 'https://pictures.example/sofa.jpg',
    originalPrice: '200.00',
    discountedPrice: 150,
    discountPercentage: 90,
    durationMinutes: '120',
    isAddOn: false,
    id: 77,
    position: 0,
    version: 9,
  });
  assert.deepEqual(
    { ...service, id: 0 },
    {
      id: 0,
      category: 'couch',
      title: 'Corner Sofa',
      description: 'Up to seven seats.',
      ...translatedFields({ title: '', description: '' }),
      imageUrl: 'https://pictures.example/sofa.jpg',
      originalPrice: '200.00',
      discountedPrice: '150.00',
      discountPercentage: '25',
      durationMinutes: 120,
      isAddOn: false,
      isActive: true,
      optionGroup: null,
      isMostChosen: false,
      unit: 'piece',
      minimumPrice: null,
      checklist: [],
      checklistEs: [],
      recleanMonths: null,
      position: 5,
      version: 1,
      createdAt: '2026-11-21T18:00:00.000Z',
      updatedAt: '2026-11-21T18:00:00.000Z',
    },
  );
  assert.notEqual(service.id, 77);
  assert.equal(await onPage(t, 'Corner Sofa'), true, 'the page was made anew');
});

test('title and original price are all a new service needs', async (context) => {
  const t = await openTestApp(context);
  for (const none of [undefined, null, '', 0, '0']) {
    const service = await create(t, { title: 'Sofa', originalPrice: 89, discountedPrice: none });
    assert.deepEqual(
      [service.category, service.discountedPrice, service.discountPercentage, service.isActive],
      ['couch', '89.00', '0', true],
    );
    assert.deepEqual([service.imageUrl, service.description, service.isAddOn], [null, '', false]);
  }
});

test('a whole service with isActive turned round hides it from visitors, and an older version is refused', async (context) => {
  const t = await openTestApp(context);
  const service = await create(t, { title: 'Loveseat', originalPrice: '89.00', discountedPrice: '59.00' });
  assert.equal(await onPage(t, 'Loveseat'), true);
  const hidden = await change(t, service.id, { ...service, isActive: false });
  assert.deepEqual({ ...hidden, updatedAt: '' }, { ...service, isActive: false, version: 2, updatedAt: '' });
  assert.equal(await onPage(t, 'Loveseat'), false);
  const late = await t.adminCall('PUT', adminApi.service(service.id), { ...service, title: 'Late' });
  assert.equal(late.status, 409);
  const problem = (await late.json()) as Problem;
  assert.equal(problem.code, 'version-conflict');
  assert.deepEqual(problem.current, hidden);
  assert.equal((await change(t, service.id, { title: 'No version' })).version, 3);
});

test('a service that is saved again after its answer was lost is answered as stored', async (context) => {
  const t = await openTestApp(context);
  const service = await create(t, { title: 'Loveseat', originalPrice: '89.00' });
  const edited = {
    ...service,
    title: 'Love seat',
    category: 'chair',
    originalPrice: '99',
    discountedPrice: '79',
  };
  const first = await change(t, service.id, edited);
  assert.equal(first.version, 2);
  assert.deepEqual(await change(t, service.id, edited), first);
});

test('a deleted service leaves the site and comes back to its place with Undo; quotes keep their copy', async (context) => {
  const t = await openTestApp(context);
  const [first, second] = [
    await addService(t.deps.db, { title: 'First sofa', position: 0 }),
    await addService(t.deps.db, { title: 'Second sofa', position: 1 }),
  ];
  const lead = await t.call('POST', api.contact, quoteBody([{ serviceId: first, quantity: 2 }]));
  const { quoteId } = (await lead.json()) as { quoteId: number };
  assert.equal(await onPage(t, 'First sofa'), true);
  const deleted = await t.adminCall('DELETE', adminApi.service(first));
  assert.equal(deleted.status, 200);
  assert.deepEqual(await deleted.json(), { id: first });
  assert.equal(await onPage(t, 'First sofa'), false);
  assert.deepEqual(titles(await list(t)), ['Second sofa']);
  for (const [method, path, body] of [
    ['GET', adminApi.service(first)],
    ['PUT', adminApi.service(first), { title: 'x' }],
    ['DELETE', adminApi.service(first)],
    ['POST', adminApi.restoreService(second)],
  ] as const) {
    assert.equal((await t.adminCall(method, path, body)).status, 404, `${method} ${path}`);
  }
  const quote = (await (await t.adminCall('GET', adminApi.quote(quoteId))).json()) as Quote;
  assert.equal(quote.serviceDetails.items[0]?.title, 'First sofa');

  assert.equal((await t.adminCall('POST', adminApi.restoreService(first))).status, 200);
  assert.deepEqual(titles(await list(t)), ['First sofa', 'Second sofa']);
  assert.equal(await onPage(t, 'First sofa'), true);
});

test('nobody but an administrator reads or changes the catalog, and an unknown service is not found', async (context) => {
  const t = await openTestApp(context);
  const id = await addService(t.deps.db);
  const calls = [
    ['GET', adminApi.services],
    ['POST', adminApi.services, { title: 'x', originalPrice: 1 }],
    ['PUT', adminApi.serviceOrder, { category: 'couch', ids: [id] }],
    ['PUT', adminApi.service(id), { title: 'x' }],
    ['DELETE', adminApi.service(id)],
    ['POST', adminApi.restoreService(id)],
  ] as const;
  for (const [method, path, body] of calls) {
    assert.equal((await t.call(method, path, body)).status, 401, `${method} ${path}`);
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    if (method !== 'GET') assert.equal((await t.adminCall(method, path, body, foreign)).status, 403);
  }
  for (const unknown of ['999999', '0', 'abc', '1.5']) {
    const path = `${adminApi.services}/${unknown}`;
    assert.equal((await t.adminCall('GET', path)).status, 404);
    assert.equal((await t.adminCall('PUT', path, { title: 'x' })).status, 404);
    assert.equal((await t.adminCall('DELETE', path)).status, 404);
    assert.equal((await t.adminCall('POST', `${path}/restore`)).status, 404);
  }
  assert.deepEqual(titles(await list(t)), ['2-Seat Sofa']);
});

test('the same key makes one service, however often it is pressed', async (context) => {
  const t = await openTestApp(context);
  const press = (originalPrice = '89.00') =>
    t.adminCall('POST', adminApi.services, { title: 'Sofa', originalPrice }, { 'Idempotency-Key': 'one' });
  const answers = await Promise.all([press(), press(), press()]);
  const added = await Promise.all(answers.map(async (answer) => (await answer.json()) as AdminService));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 201],
  );
  assert.deepEqual(added[1], added[0]);
  assert.deepEqual(await list(t), [added[0]]);
  assert.equal((await press('90.00')).status, 422);
});
