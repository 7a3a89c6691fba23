import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';

async function addQuote(
  t: TestApp,
  serviceIds: number[],
  contact: object = {},
  quote: object = {},
): Promise<number> {
  const items = serviceIds.map((serviceId) => ({ serviceId, quantity: 1 }));
  const answer = await t.call('POST', api.contact, quoteBody(items, quote, contact));
  assert.equal(answer.status, 201);
  return ((await answer.json()) as ContactAnswer).quoteId!;
}

const list = async (t: TestApp, query = '') =>
  (await (await t.adminCall('GET', `${adminApi.quotes}${query}`)).json()) as Quote[];

const update = (t: TestApp, id: number, body: object) => t.adminCall('PUT', adminApi.quote(id), body);

test('a mixed cart is found under each of its categories and named after the largest amount', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const sofa = await addService(t.deps.db, {
    category: 'couch',
    title: 'Sofa',
    discountedPriceCents: 109_00,
  });
  const mattress = await addService(t.deps.db, {
    category: 'mattress',
    title: 'Queen',
    discountedPriceCents: 129_00,
  });
  const chair = await addService(t.deps.db, {
    category: 'chair',
    title: 'Dining chair',
    discountedPriceCents: 45_00,
  });
  const mixed = await addQuote(t, [sofa, mattress]);
  const single = await addQuote(t, [chair]);
  const idsIn = async (category: string) => (await list(t, `?category=${category}`)).map((quote) => quote.id);
  assert.deepEqual(await idsIn('couch'), [mixed]);
  assert.deepEqual(await idsIn('mattress'), [mixed]);
  assert.deepEqual(await idsIn('chair'), [single]);
  assert.deepEqual(await idsIn('carpet'), []);
  const quotes = await list(t);
  assert.deepEqual(
    quotes.map((quote) => [quote.serviceCategory, quote.serviceTitle, quote.serviceDetails.items.length]),
    [
      ['chair', 'Dining chair', 1],
      ['mattress', 'Queen + 1 more', 2],
    ],
  );
});

test('a search finds names, email, ZIP code, phone digits and the service', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const sofa = await addService(t.deps.db, { title: 'Chesterfield' });
  const ana = await addQuote(t, [sofa]);
  const found = async (search: string) =>
    (await list(t, `?search=${encodeURIComponent(search)}`)).map((quote) => quote.id);
  for (const search of ['ana', 'LOPEZ', 'ana@example', '91501', '818 555-0111', 'chesterfield']) {
    assert.deepEqual(await found(search), [ana], search);
  }
  assert.deepEqual(await found('Nobody'), []);
});

test('an old quote keeps its own title and price when the service changes', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const sofa = await addService(t.deps.db, { title: 'Sofa', discountedPriceCents: 89_00 });
  await addQuote(t, [sofa]);
  await t.deps.db.updateTable('services').set({ title: 'Couch', discountedPriceCents: 1_00 }).execute();
  const [quote] = await list(t);
  assert.equal(quote?.serviceTitle, 'Sofa');
  assert.equal(quote?.serviceDetails.items[0]?.unitPrice, '89.00');
});

test('the estimated price is taken as a number, as text or as null, and nothing else', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const id = await addQuote(t, [await addService(t.deps.db)]);
  for (const [sent, kept] of [
    [150, '150.00'],
    ['150.5', '150.50'],
    [0.1 + 0.2, '0.30'],
    ['99.99', '99.99'],
    [null, null],
  ]) {
    const answer = await update(t, id, { estimatedPrice: sent });
    assert.equal(answer.status, 200, String(sent));
    assert.equal(((await answer.json()) as Quote).estimatedPrice, kept);
  }
  for (const wrong of ['', 'abc', -5, '1.234', 1.005, '1e5', true, 99_999_999_999]) {
    const answer = await update(t, id, { estimatedPrice: wrong });
    assert.equal(answer.status, 422, String(wrong));
    assert.equal(((await answer.json()) as Problem).errors?.[0]?.path, 'estimatedPrice');
  }
});

test('status, price and notes change one by one; what is not sent stays', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const id = await addQuote(t, [await addService(t.deps.db)]);
  await update(t, id, { adminNotes: 'Gate code 4711' });
  await update(t, id, { status: 'contacted' });
  const quote = (await (await update(t, id, { estimatedPrice: '120.00' })).json()) as Quote;
  assert.deepEqual(
    [quote.status, quote.estimatedPrice, quote.adminNotes, quote.version],
    ['contacted', '120.00', 'Gate code 4711', 4],
  );
  assert.equal((await update(t, id, { status: 'quoted' })).status, 422);
});

test('an older version is refused with the present record', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const id = await addQuote(t, [await addService(t.deps.db)]);
  await update(t, id, { adminNotes: 'one', version: 1 });
  const late = await update(t, id, { adminNotes: 'two', version: 1 });
  assert.equal(late.status, 409);
  assert.equal((((await late.json()) as Problem).current as Quote).adminNotes, 'one');
});

test('a deleted quote leaves the list and comes back with Undo', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const id = await addQuote(t, [await addService(t.deps.db)]);
  assert.deepEqual(await (await t.adminCall('DELETE', adminApi.quote(id))).json(), { id });
  assert.deepEqual(await list(t), []);
  assert.equal((await t.adminCall('GET', adminApi.quote(id))).status, 404);
  assert.equal((await t.adminCall('POST', adminApi.restoreQuote(id))).status, 200);
  assert.equal((await list(t)).length, 1);
});

test('a ZIP code outside the area is a lead like any other, marked as not covered', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  await addQuote(t, [await addService(t.deps.db)], {}, { zipCode: '10001-1234' });
  const [quote] = await list(t);
  assert.equal(quote?.zipCode, '10001-1234');
  assert.equal(quote?.isCovered, false);
});

test('staff enter a quote by hand, priced from the catalog, and no email is sent', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const sofa = await addService(t.deps.db, { title: 'Sofa', discountedPriceCents: 109_00 });
  const body = {
    firstName: 'Tessa',
    phone: '8185550177',
    zipCode: '91501',
    contactMethod: 'sms',
    items: [{ serviceId: sofa, quantity: 1 }],
  };
  const answer = await t.adminCall('POST', adminApi.quotes, body);
  assert.equal(answer.status, 201);
  const quote = (await answer.json()) as Quote;
  assert.deepEqual(
    [
      quote.requestId,
      quote.phone,
      quote.estimatedPrice,
      quote.serviceTitle,
      quote.preferredDate,
      quote.status,
    ],
    [null, '(818) 555-0177', '98.10', 'Sofa', null, 'new'],
  );
  const agreed = await t.adminCall('POST', adminApi.quotes, {
    ...body,
    estimatedPrice: 95,
    status: 'scheduled',
  });
  assert.equal(((await agreed.json()) as Quote).estimatedPrice, '95.00');
  assert.deepEqual(await t.deps.db.selectFrom('outbox').selectAll().execute(), []);

  for (const [changes, path] of [
    [{ firstName: '' }, 'firstName'],
    [{ phone: '1' }, 'phone'],
    [{ email: 'x' }, 'email'],
    [{ items: [] }, 'items'],
    [{ items: [{ serviceId: 999, quantity: 1 }] }, 'items.0.serviceId'],
  ] as const) {
    const refused = await t.adminCall('POST', adminApi.quotes, { ...body, ...changes });
    assert.equal(refused.status, 422);
    assert.equal(((await refused.json()) as Problem).errors?.[0]?.path, path);
  }
  assert.equal((await t.call('POST', adminApi.quotes, body)).status, 401);
});
