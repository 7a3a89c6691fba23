import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';

/** One quote of one sofa of $89, whose service is dearer since. */
async function addQuote(t: TestApp): Promise<{ sofa: number; quote: Quote }> {
  const sofa = await addService(t.deps.db, { title: 'Sofa', discountedPriceCents: 89_00 });
  const answer = await t.call('POST', api.contact, quoteBody([{ serviceId: sofa, quantity: 1 }]));
  const { quoteId } = (await answer.json()) as ContactAnswer;
  await t.deps.db.updateTable('services').set({ discountedPriceCents: 99_00 }).execute();
  const quote = (await (await t.adminCall('GET', adminApi.quote(quoteId!))).json()) as Quote;
  return { sofa, quote };
}

const update = (t: TestApp, { id }: Quote, body: object) => t.adminCall('PUT', adminApi.quote(id), body);

async function changed(t: TestApp, quote: Quote, body: object): Promise<Quote> {
  const answer = await update(t, quote, body);
  assert.equal(answer.status, 200);
  return (await answer.json()) as Quote;
}

const getLines = (quote: Quote) =>
  quote.serviceDetails.items.map(({ title, quantity, unitPrice }) => [title, quantity, unitPrice]);

test('a line that stays keeps its price, a new one takes the present one, and the sums follow', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const { sofa, quote } = await addQuote(t);
  const mattress = await addService(t.deps.db, {
    category: 'mattress',
    title: 'Queen',
    discountedPriceCents: 199_00,
    durationMinutes: 45,
  });
  const [line] = quote.serviceDetails.items;
  const after = await changed(t, quote, {
    items: [
      { id: line!.id, quantity: 2 },
      { serviceId: mattress, quantity: 1 },
    ],
    version: 1,
  });
  assert.deepEqual(getLines(after), [
    ['Sofa', 2, '89.00'],
    ['Queen', 1, '199.00'],
  ]);
  const { subtotal, discountPercent, discount, total } = after.serviceDetails;
  assert.deepEqual([subtotal, discountPercent, discount, total], ['377.00', 15, '56.55', '320.45']);
  assert.deepEqual(
    [after.serviceCategory, after.serviceTitle, after.estimatedPrice, after.version],
    ['mattress', 'Queen + 1 more', '320.45', 2],
  );
  const found = await t.adminCall('GET', `${adminApi.quotes}?search=queen`);
  assert.equal(((await found.json()) as Quote[]).length, 1);

  const back = await changed(t, quote, { items: [{ serviceId: sofa, quantity: 1 }] });
  assert.deepEqual(getLines(back), [['Sofa', 1, '89.00']]);
  assert.deepEqual([back.serviceTitle, back.estimatedPrice], ['Sofa', '89.00']);
});

test('a line taken out and added again later has the price of then', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const { sofa, quote } = await addQuote(t);
  const chair = await addService(t.deps.db, { title: 'Chair', discountedPriceCents: 45_00 });
  await changed(t, quote, { items: [{ serviceId: chair, quantity: 1 }] });
  const after = await changed(t, quote, { items: [{ serviceId: sofa, quantity: 1 }] });
  assert.deepEqual(getLines(after), [['Sofa', 1, '99.00']]);
});

test('an estimated price that was set by hand stays when the lines change, and one that is sent along wins', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const { sofa, quote } = await addQuote(t);
  await changed(t, quote, { estimatedPrice: '80.00' });
  const twice = await changed(t, quote, { items: [{ serviceId: sofa, quantity: 2 }] });
  assert.deepEqual([twice.serviceDetails.total, twice.estimatedPrice], ['160.20', '80.00']);
  await changed(t, quote, { estimatedPrice: null });
  const none = await changed(t, quote, { items: [{ serviceId: sofa, quantity: 1 }] });
  assert.equal(none.estimatedPrice, null);
  const sent = await changed(t, quote, {
    items: [{ serviceId: sofa, quantity: 3 }],
    estimatedPrice: '200',
  });
  assert.equal(sent.estimatedPrice, '200.00');
});

test('a line of a service that is no longer offered may stay, but no new one may come', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const { sofa, quote } = await addQuote(t);
  const retired = await addService(t.deps.db, { isActive: 0 });
  await t.deps.db.updateTable('services').set({ isActive: 0 }).execute();
  const after = await changed(t, quote, { items: [{ serviceId: sofa, quantity: 4 }] });
  assert.deepEqual(getLines(after), [['Sofa', 4, '89.00']]);
  const refused = await update(t, quote, {
    items: [
      { serviceId: sofa, quantity: 1 },
      { serviceId: retired, quantity: 1 },
    ],
  });
  assert.equal(refused.status, 422);
  assert.equal(((await refused.json()) as Problem).errors?.[0]?.path, 'items.1.serviceId');
});

test('wrong lines are refused with their place, and nothing is changed', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const { sofa, quote } = await addQuote(t);
  for (const [items, path] of [
    [[], 'items'],
    [[{ quantity: 1 }], 'items.0'],
    [[{ serviceId: null, quantity: 1 }], 'items.0'],
    [[{ id: 999, quantity: 1 }], 'items.0.id'],
    [[{ serviceId: 999, quantity: 1 }], 'items.0.serviceId'],
    [[{ serviceId: sofa, quantity: 0 }], 'items.0.quantity'],
    [[{ serviceId: sofa, quantity: 51 }], 'items.0.quantity'],
    [[{ serviceId: sofa, quantity: 1.5 }], 'items.0.quantity'],
  ] as const) {
    const refused = await update(t, quote, { items, adminNotes: 'lost' });
    assert.equal(refused.status, 422, path);
    assert.equal(((await refused.json()) as Problem).errors?.[0]?.path, path);
  }
  const after = (await (await t.adminCall('GET', adminApi.quote(quote.id))).json()) as Quote;
  assert.deepEqual([after.version, after.adminNotes, getLines(after)], [1, '', getLines(quote)]);
});

test('lines sent with an older version are refused with the present record', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const { sofa, quote } = await addQuote(t);
  await changed(t, quote, { items: [{ serviceId: sofa, quantity: 2 }], version: 1 });
  const late = await update(t, quote, { items: [{ serviceId: sofa, quantity: 3 }], version: 1 });
  assert.equal(late.status, 409);
  const { current } = (await late.json()) as { current: Quote };
  assert.equal(current.serviceDetails.items[0]?.quantity, 2);
});

test('staff correct the person, the contact and the visit, and the search follows', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const { quote } = await addQuote(t);
  const after = await changed(t, quote, {
    firstName: 'Anna',
    lastName: 'López',
    phone: '2135550147',
    zipCode: '90001',
    preferredDate: '2026-12-24',
    preferredTime: 'Evening',
    notes: 'Second floor',
  });
  assert.deepEqual(
    [after.firstName, after.phone, after.zipCode, after.preferredDate, after.preferredTime, after.notes],
    ['Anna', '(213) 555-0147', '90001', '2026-12-24', 'Evening', 'Second floor'],
  );
  const found = await t.adminCall('GET', `${adminApi.quotes}?search=${encodeURIComponent('lópez')}`);
  assert.equal(((await found.json()) as Quote[]).length, 1);
  const anytime = await changed(t, quote, { preferredTime: '', preferredDate: null });
  assert.deepEqual([anytime.preferredTime, anytime.preferredDate], [null, null]);

  for (const [change, path] of [
    [{ firstName: ' ' }, 'firstName'],
    [{ email: 'x' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ phone: '' }, 'contactMethod'],
    [{ zipCode: 'abc' }, 'zipCode'],
    [{ contactMethod: 'pigeon' }, 'contactMethod'],
    [{ preferredDate: 'soon' }, 'preferredDate'],
  ] as const) {
    const refused = await update(t, quote, change);
    assert.equal(refused.status, 422, path);
    assert.equal(((await refused.json()) as Problem).errors?.[0]?.path, path);
  }
});

test('lines that are sent again after their answer was lost are answered as stored; other ones are refused', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const { quote } = await addQuote(t);
  const chair = await addService(t.deps.db, {
    title: 'Chair',
    category: 'chair',
    discountedPriceCents: 30_00,
  });
  const [line] = quote.serviceDetails.items;
  const items = [
    { id: line!.id, quantity: 2 },
    { serviceId: chair, quantity: 1 },
  ];
  const first = await changed(t, quote, { items, notes: 'Two', version: 1 });
  assert.deepEqual(await changed(t, quote, { items, notes: 'Two', version: 1 }), first);
  for (const others of [items.slice(0, 1), [{ ...items[0], quantity: 3 }, items[1]]]) {
    assert.equal((await update(t, quote, { items: others, notes: 'Two', version: 1 })).status, 409);
  }
});
