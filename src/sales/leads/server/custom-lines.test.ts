import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';

const stairs = { title: 'Stairs', unitPrice: '75.00', quantity: 2, category: 'carpet', durationMinutes: 30 };

async function openWithSofa(context: TestContext) {
  const t = await openTestApp(context);
  return { t, serviceId: await addService(t.deps.db, { title: 'Sofa', discountedPriceCents: 89_00 }) };
}

async function answer(call: Promise<Response>, status: number): Promise<Quote> {
  const response = await call;
  assert.equal(response.status, status, await response.clone().text());
  return (await response.json()) as Quote;
}

const create = (t: TestApp, items: object[]) =>
  t.adminCall(
    'POST',
    adminApi.quotes,
    { firstName: 'Ana', phone: '(818) 555-0111', contactMethod: 'sms', zipCode: '91501', items },
    { 'Idempotency-Key': crypto.randomUUID() },
  );

const getLines = ({ serviceDetails: { items } }: Quote) =>
  items.map(({ title, quantity, unitPrice, category, serviceId, durationMinutes }) => [
    title,
    quantity,
    unitPrice,
    category,
    serviceId,
    durationMinutes,
  ]);

test('a new quote takes free lines and prices of staff, and sums and discount follow', async (context) => {
  const { t, serviceId } = await openWithSofa(context);
  const quote = await answer(create(t, [{ serviceId, quantity: 1, unitPrice: '80.00' }, stairs]), 201);
  assert.deepEqual(
    getLines(quote).map(([title, quantity, price, category, service]) => [
      title,
      quantity,
      price,
      category,
      service,
    ]),
    [
      ['Sofa', 1, '80.00', 'couch', serviceId],
      ['Stairs', 2, '75.00', 'carpet', null],
    ],
  );
  const { subtotal, discountPercent, discount, total } = quote.serviceDetails;
  assert.deepEqual([subtotal, discountPercent, discount, total], ['230.00', 15, '34.50', '195.50']);
  assert.deepEqual([quote.estimatedPrice, quote.serviceCategory], ['195.50', 'carpet']);
});

test('a free line goes with a service at the catalog’s price, in a new quote and in a change', async (context) => {
  const { t, serviceId } = await openWithSofa(context);
  const lines = [{ serviceId, quantity: 1 }, stairs];
  const created = await answer(create(t, lines), 201);
  const other = await answer(create(t, [stairs]), 201);
  const changed = await answer(t.adminCall('PUT', adminApi.quote(other.id), { items: lines }), 200);
  for (const { serviceDetails } of [created, changed]) assert.equal(serviceDetails.subtotal, '239.00');
});

test('prices, titles and minutes of lines can be changed, and a free line added and removed', async (context) => {
  const { t, serviceId } = await openWithSofa(context);
  const { id, serviceDetails } = await answer(create(t, [{ serviceId, quantity: 1 }]), 201);
  const update = (items: object[], version: number) =>
    t.adminCall('PUT', adminApi.quote(id), { items, version });
  const sofa = { id: serviceDetails.items[0]!.id, quantity: 1 };
  const added = [{ ...sofa, unitPrice: '70.00' }, stairs];
  const after = await answer(update(added, 1), 200);
  assert.deepEqual(
    [after.serviceDetails.total, after.estimatedPrice, after.version],
    ['187.00', '187.00', 2],
  );
  assert.equal((await answer(update(added, 1), 200)).version, 2, 'a repeat of the same change');
  const line = { id: after.serviceDetails.items[1]!.id, quantity: 1 };
  const renamed = await answer(update([sofa, { ...line, title: 'Landing', durationMinutes: 15 }], 2), 200);
  assert.deepEqual(getLines(renamed)[1], ['Landing', 1, '75.00', 'carpet', null, 15]);
  assert.equal(getLines(renamed)[0]![2], '70.00', 'a line without a price keeps that of staff');
  const last = await answer(update([line], 3), 200);
  assert.deepEqual([last.serviceDetails.total, last.serviceTitle], ['75.00', 'Landing']);
});

test('a free line needs title and price, and amounts stay within what is stored', async (context) => {
  const { t, serviceId } = await openWithSofa(context);
  const getPaths = async (items: object[]) => {
    const refused = await create(t, items);
    assert.equal(refused.status, 422);
    return ((await refused.json()) as Problem).errors?.map(({ path }) => path);
  };
  assert.deepEqual(await getPaths([{ quantity: 1, title: ' ' }]), ['items.0.title', 'items.0.unitPrice']);
  assert.deepEqual(await getPaths([{ ...stairs, category: undefined }]), ['items.0.category']);
  assert.deepEqual(await getPaths([{ ...stairs, unitPrice: '-1' }]), ['items.0.unitPrice']);
  assert.deepEqual(await getPaths([{ ...stairs, unitPrice: '9999999.99', quantity: 5 }]), ['items']);
  assert.deepEqual(await getPaths([{ serviceId, quantity: 1, id: 5 }]), ['items.0.id']);
});

test('one of two equal free lines is replaced, and no piece of a service is lost', async (context) => {
  const { t, serviceId } = await openWithSofa(context);
  const quote = await answer(create(t, [stairs, stairs]), 201);
  const change = (items: object[]) => t.adminCall('PUT', adminApi.quote(quote.id), { items });
  const landing = { ...stairs, title: 'Landing' };
  const after = await answer(change([stairs, landing]), 200);
  assert.deepEqual(
    after.serviceDetails.items.map(({ title }) => title),
    ['Stairs', 'Landing'],
  );
  const refused = async (answered: Promise<Response>, path: string) => {
    const problem = (await (await answered).json()) as Problem;
    assert.deepEqual(problem.errors, [{ path, message: 'Enter a whole number from 1 to 50' }]);
  };
  const thirty = { serviceId, quantity: 30 };
  await refused(create(t, [thirty, thirty]), 'items.1.quantity');
  await refused(change([thirty, stairs, thirty]), 'items.2.quantity');
  const sofas = await answer(change([thirty]), 200);
  const { id } = sofas.serviceDetails.items[0]!;
  await refused(change([{ id, quantity: 30 }, thirty]), 'items.1.quantity');
  await refused(t.call('POST', api.contact, quoteBody([thirty, thirty])), 'quote.items.1.quantity');
});
