import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import type { Problem } from '#shared/errors.ts';
import { adminApi, api, paths } from '#shared/paths.ts';
import type { Quote } from '#shared/quotes.ts';
import { type AdminService, adminServiceSchema } from '#shared/service-edits.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalogue.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';

async function list(t: TestApp, query = '') {
  const answer = await t.adminCall('GET', adminApi.services + query);
  assert.equal(answer.status, 200);
  return z.parse(z.array(adminServiceSchema), await answer.json());
}

const titles = (services: AdminService[]) => services.map(({ title }) => title);

async function create(t: TestApp, body: object): Promise<AdminService> {
  const answer = await t.adminCall('POST', adminApi.services, body);
  assert.equal(answer.status, 201);
  return (await answer.json()) as AdminService;
}

async function change(t: TestApp, id: number, body: object): Promise<AdminService> {
  const answer = await t.adminCall('PUT', adminApi.service(id), body);
  assert.equal(answer.status, 200, await answer.clone().text());
  return (await answer.json()) as AdminService;
}

const errorsOf = async (answer: Response) => {
  assert.equal(answer.status, 422);
  return ((await answer.json()) as Problem).errors?.map(({ path, message }) => `${path}: ${message}`);
};

const onPage = async (t: TestApp, text: string) =>
  (await (await t.call('GET', paths.couchCleaning)).text()).includes(text);

test('the owner’s list has hidden services too, in the catalogue’s order, and is narrowed by state, category and page', async (context) => {
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
      imageUrl: 'https://pictures.example/sofa.jpg',
      originalPrice: '200.00',
      discountedPrice: '150.00',
      discountPercentage: '25',
      durationMinutes: 120,
      isAddOn: false,
      isActive: true,
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

const wrong: [what: string, body: object, errors: string[]][] = [
  ['nothing', {}, ['title: Title is required', 'originalPrice: Original price is required']],
  ['a blank title', { title: '  ' }, ['title: Title is required']],
  ['a blank price', { originalPrice: ' ' }, ['originalPrice: Original price is required']],
  [
    'a price in words',
    { originalPrice: 'ten' },
    ['originalPrice: Enter an amount in dollars, such as 150.00'],
  ],
  [
    'a price below nothing',
    { originalPrice: -1 },
    ['originalPrice: Enter an amount in dollars, such as 150.00'],
  ],
  ['no price at all', { originalPrice: 0 }, ['originalPrice: Enter a price above $0']],
  [
    'a discount that is none',
    { discountedPrice: '89.01' },
    ['discountedPrice: The discounted price must not be above the original price'],
  ],
  ['a long title', { title: 'x'.repeat(121) }, ['title: At most 120 characters']],
  ['a long description', { description: 'x'.repeat(1001) }, ['description: At most 1000 characters']],
  ['half a minute', { durationMinutes: 1.5 }, ['durationMinutes: Enter whole minutes, at most 1440']],
  ['no duration', { durationMinutes: '' }, ['durationMinutes: Duration is required']],
  ['more than a day', { durationMinutes: 1441 }, ['durationMinutes: Enter whole minutes, at most 1440']],
  ...['javascript:alert(1)', 'data:image/png;base64,AA', '//elsewhere.example/a.png', 'sofa.jpg'].map(
    (imageUrl): [string, object, string[]] => [
      `the image ${imageUrl}`,
      { imageUrl },
      ['imageUrl: Enter an address that begins with https://, or upload a file'],
    ],
  ),
];

test('each wrong field of a service is named, new or changed, and nothing is stored', async (context) => {
  const t = await openTestApp(context);
  const good = { title: 'Sofa', originalPrice: '89.00' };
  const { id } = await create(t, good);
  for (const [what, body, errors] of wrong) {
    const whole = Object.keys(body).length > 0 ? { ...good, ...body } : body;
    assert.deepEqual(await errorsOf(await t.adminCall('POST', adminApi.services, whole)), errors, what);
    if (whole === body) continue;
    assert.deepEqual(await errorsOf(await t.adminCall('PUT', adminApi.service(id), body)), errors, what);
  }
  for (const body of [{ category: 'furniture' }, { isActive: 'yes' }, { isAddOn: 1 }, { title: null }]) {
    assert.equal((await t.adminCall('POST', adminApi.services, { ...good, ...body })).status, 422);
    assert.equal((await t.adminCall('PUT', adminApi.service(id), body)).status, 422);
  }
  const [only, ...others] = await list(t);
  assert.deepEqual(others, []);
  assert.deepEqual([only?.title, only?.version], ['Sofa', 1]);
});

test('of two prices one may change alone: without a discount it goes along, with one it is held against it', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t, { title: 'Sofa', originalPrice: '100.00' });
  const prices = ({ originalPrice, discountedPrice, discountPercentage }: AdminService) => [
    originalPrice,
    discountedPrice,
    discountPercentage,
  ];
  assert.deepEqual(prices(await change(t, id, { originalPrice: '80.00' })), ['80.00', '80.00', '0']);
  assert.deepEqual(prices(await change(t, id, { discountedPrice: '60.00' })), ['80.00', '60.00', '25']);
  assert.deepEqual(prices(await change(t, id, { originalPrice: '120.00' })), ['120.00', '60.00', '50']);
  assert.deepEqual(await errorsOf(await t.adminCall('PUT', adminApi.service(id), { originalPrice: 50 })), [
    'discountedPrice: The discounted price must not be above the original price',
  ]);
  assert.deepEqual(prices(await change(t, id, { discountedPrice: '' })), ['120.00', '120.00', '0']);
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

test('a service that moves to another category goes last there, and stays where it is otherwise', async (context) => {
  const t = await openTestApp(context);
  await addService(t.deps.db, { category: 'chair', title: 'Stool', position: 3 });
  const { id } = await create(t, { title: 'Recliner', originalPrice: '50.00' });
  assert.equal((await change(t, id, { category: 'couch' })).position, 0);
  assert.equal((await change(t, id, { category: 'chair' })).position, 4);
  assert.deepEqual(titles(await list(t)), ['Stool', 'Recliner']);
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

test('the services of a category are put into a new order at once, and an open edit is not disturbed', async (context) => {
  const t = await openTestApp(context);
  const ids = [];
  for (const title of ['A', 'B', 'C']) ids.push((await create(t, { title, originalPrice: 9 })).id);
  const [a, b, c] = ids as [number, number, number];
  assert.equal(await onPage(t, '>A<'), true);
  const answer = await t.adminCall('PUT', adminApi.serviceOrder, { category: 'couch', ids: [c, a, b] });
  assert.equal(answer.status, 200);
  assert.deepEqual(titles((await answer.json()) as AdminService[]), ['C', 'A', 'B']);
  assert.deepEqual(titles(await list(t)), ['C', 'A', 'B']);
  const page = await (await t.call('GET', paths.couchCleaning)).text();
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

test('nobody but an administrator reads or changes the catalogue, and an unknown service is not found', async (context) => {
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
