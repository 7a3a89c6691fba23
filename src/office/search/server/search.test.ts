import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { SearchHit } from '#kit/wire/search.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';
import { copyLead } from '../../../../tests/support/many-leads.ts';
import { addPost } from '../../../../tests/support/posts.ts';

async function search(t: TestApp, q: string): Promise<SearchHit[]> {
  const answer = await t.adminCall('GET', `${adminApi.search}?q=${encodeURIComponent(q)}`);
  assert.equal(answer.status, 200, q);
  return (await answer.json()) as SearchHit[];
}

/** Customers have tests of their own. */
const found = async (t: TestApp, q: string) =>
  (await search(t, q)).filter(({ kind }) => kind !== 'customer').map(({ kind, title }) => `${kind} ${title}`);

async function addLead(t: TestApp, body: object): Promise<ContactAnswer> {
  const answer = await t.call('POST', api.contact, body);
  assert.equal(answer.status, 201);
  return (await answer.json()) as ContactAnswer;
}

test('nobody but an administrator searches', async (context) => {
  const t = await openTestApp(context);
  assert.equal((await t.call('GET', `${adminApi.search}?q=ana`)).status, 401);
});

test('a search for nothing, or for a book, is refused', async (context) => {
  const t = await openTestApp(context);
  for (const query of ['', '?q=', '?q=%20', `?q=${'x'.repeat(201)}`]) {
    assert.equal((await t.adminCall('GET', adminApi.search + query)).status, 422, query);
  }
});

test('records of every kind are found, each with what tells it from others', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db, { title: 'Zebra sofa' });
  const { id: postId } = await addPost(t.deps.db, { slug: 'zebra', title: 'Zebra stripes', isPublished: 0 });
  const { id, quoteId } = await addLead(
    t,
    quoteBody([{ serviceId, quantity: 1 }], {}, { firstName: 'Zebra', lastName: 'Lopez' }),
  );
  await t.call('POST', api.newsletter, { email: 'zebra@example.com' });
  assert.deepEqual(
    (await search(t, 'zebra')).map((hit) => [hit.kind, hit.id, hit.title, hit.detail]),
    [
      ['request', id, 'Zebra Lopez', 'Quote Request · (818) 555-0111'],
      ['quote', quoteId, 'Zebra Lopez', 'Zebra sofa · 91501'],
      ['post', postId, 'Zebra stripes', 'Cleaning Tips · Draft'],
      ['service', serviceId, 'Zebra sofa', 'Couch · Active'],
      ['subscriber', 1, 'zebra@example.com', 'Pending'],
      ['customer', 1, 'Zebra Lopez', '(818) 555-0111 · ana@example.com'],
    ],
  );
});

test('names in any order, email, phone in any notation and ZIP code find a lead', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db);
  await addLead(
    t,
    contactBody({
      firstName: 'Élodie',
      lastName: 'Brun',
      email: 'e.brun@example.com',
      phone: '(213) 555-0147',
    }),
  );
  await addLead(t, quoteBody([{ serviceId, quantity: 1 }], { zipCode: '91601' }, { firstName: 'Quentin' }));
  for (const q of ['élodie', 'BRUN él', 'e.brun@', '213.555.0147', '+1 213 555 0147', '5550147']) {
    assert.deepEqual(await found(t, q), ['request Élodie Brun'], q);
  }
  assert.deepEqual(await found(t, '91601'), ['request Quentin Lopez', 'quote Quentin Lopez']);
  assert.deepEqual(await found(t, 'élodie nobody'), []);
});

test('% and _ are letters like others', async (context) => {
  const t = await openTestApp(context);
  await addLead(t, contactBody({ firstName: 'Max_', lastName: '100%' }));
  await addLead(t, contactBody({ firstName: 'Plain' }));
  for (const q of ['%', '_', '0%']) assert.deepEqual(await found(t, q), ['request Max_ 100%'], q);
  assert.deepEqual(await found(t, '\\'), []);
});

test('of many, the newest few come, and none from the trash', async (context) => {
  const t = await openTestApp(context);
  for (let index = 1; index <= 7; index += 1) await addLead(t, contactBody({ lastName: `Many${index}` }));
  await t.adminCall('DELETE', adminApi.request(7));
  assert.deepEqual(
    await found(t, 'many'),
    [6, 5, 4, 3, 2].map((index) => `request Ana Many${index}`),
  );
});

test('a whole name comes before a beginning, and that before letters inside another name', async (context) => {
  const t = await openTestApp(context);
  for (const firstName of ['Ana', 'Anabel', 'Dana', 'Kim', 'Mariana']) {
    await addLead(t, contactBody({ firstName, lastName: 'Lee', email: `${firstName}.ana@example.com` }));
  }
  assert.deepEqual(await found(t, 'ana'), [
    'request Ana Lee',
    'request Anabel Lee',
    'request Mariana Lee',
    'request Dana Lee',
    'request Kim Lee',
  ]);
});

test('a whole name comes first however many newer names have its letters inside', async (context) => {
  const t = await openTestApp(context);
  const { db } = t.deps;
  const serviceId = await addService(db);
  await addLead(t, quoteBody([{ serviceId, quantity: 1 }], {}, { firstName: 'Ána', lastName: 'Lee' }));
  const newer = { firstName: 'Dana', lastName: 'Banana', searchText: 'dana banana\nx.ana@example.com' };
  const many = Array.from({ length: 300 }, () => newer);
  await copyLead(
    db,
    many.map((changed) => ({ request: changed, quote: changed })),
  );
  const [customer] = await db.selectFrom('customers').selectAll().execute();
  const { id: _, ...copied } = { ...customer!, ...newer };
  const customers = many.map(() => copied);
  await db.insertInto('customers').values(customers).execute();
  await addPost(db, { slug: 'ana', title: 'Ask Ana' });
  for (let index = 0; index < 250; index += 1)
    await addPost(db, { slug: `b${index}`, title: 'Banana stains' });
  const emails = ['ana@example.com', ...many.map((_, index) => `dana${index}@example.com`)];
  const time = t.deps.clock().toISOString();
  await db
    .insertInto('newsletterSubscribers')
    .values(emails.map((email) => ({ email, createdAt: time, source: '' })))
    .execute();
  const hits = await search(t, 'ana');
  for (const kind of ['customer', 'request', 'quote', 'post', 'subscriber']) {
    const titles = hits.filter((hit) => hit.kind === kind).map(({ title }) => title);
    assert.equal(titles.length, 5, kind);
    assert.match(titles[0]!, /(^|[^a-z])[aá]na\b/i, kind);
  }
});

test('leads say their status, when they came in, and their price', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db);
  await addLead(t, quoteBody([{ serviceId, quantity: 1 }], {}, { firstName: 'Facta' }));
  await t.adminCall('PUT', adminApi.quote(1), { status: 'scheduled', estimatedPrice: '180' });
  const createdAt = t.deps.clock().toISOString();
  const hits = (await search(t, 'facta')).filter(({ kind }) => kind !== 'customer');
  assert.equal(hits.length, 2);
  for (const hit of hits) {
    const { status, createdAt: since, estimatedPrice } = hit;
    assert.deepEqual([status, since, estimatedPrice], ['scheduled', createdAt, '180.00'], hit.kind);
  }
});
