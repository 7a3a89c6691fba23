import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerApi, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { SearchHit } from '#kit/wire/search.ts';
import type { Customer, CustomerDetails, Property } from '#sales/customers/customers.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { addCustomer, customerOfLead, getCustomer, request } from './customers.fixture.ts';

const address = { street: '12 Óak St', unit: 'Apt 3', city: 'Burbank', zipCode: '91504', accessNotes: '' };

async function found(t: TestApp, search: string): Promise<number[]> {
  const path = `${customerApi.customers}?search=${encodeURIComponent(search)}`;
  return (await request<Customer[]>(t, 'GET', path)).map(({ id }) => id);
}

test('only administrators reach customers', async (context) => {
  const t = await openTestApp(context);
  for (const path of [customerApi.customers, customerApi.customer(1), customerApi.timeline(1)]) {
    assert.equal((await t.call('GET', path)).status, 401);
  }
});

test('a search finds customers by name, email, street, ZIP code and phone digits', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db);
  const { id } = await addCustomer(t);
  const { id: other } = await addCustomer(t, {
    firstName: 'Bo',
    lastName: 'Chan',
    email: 'bo@mail.example',
    phone: '(323) 555-0199',
  });
  await request(t, 'POST', customerApi.properties(id), address, 201);
  for (const words of [
    'ana 818',
    'LÓPEZ',
    'ana@example',
    'oak st',
    '91504',
    '5550111',
    '(818) 555-0111',
    'apt 3',
  ]) {
    assert.deepEqual(await found(t, words), [id], words);
  }
  assert.deepEqual(await found(t, 'chan 323'), [other]);
  assert.deepEqual(await found(t, 'ana 323'), []);
  assert.deepEqual(await found(t, '555'), [other, id], 'newest first');

  const quote = {
    firstName: 'Bo',
    phone: '3235550199',
    contactMethod: 'sms',
    zipCode: '91387',
    customerId: other,
  };
  await request(t, 'POST', adminApi.quotes, { ...quote, items: [{ serviceId, quantity: 1 }] }, 201);
  assert.deepEqual(await found(t, '91387'), [other], 'by the ZIP code of a quote');

  const page = await t.adminCall('GET', `${customerApi.customers}?limit=1&offset=1`);
  assert.equal(page.headers.get('X-Total-Count'), '2');
  const [row] = (await page.json()) as Customer[];
  assert.deepEqual([row?.id, row?.address], [id, '12 Óak St, Apt 3, Burbank 91504']);
  const hits = await request<SearchHit[]>(t, 'GET', `${adminApi.search}?q=ana%20818`);
  assert.deepEqual(hits, [
    { kind: 'customer', id, title: 'Ana Lopez', detail: '(818) 555-0111 · ana@example.com' },
  ]);
});

test('the same Idempotency-Key adds a customer once', async (context) => {
  const t = await openTestApp(context);
  const body = { firstName: 'Ana', email: 'ana@example.com' };
  const add = () => t.adminCall('POST', customerApi.customers, body, { 'Idempotency-Key': 'one' });
  const [first, second] = [await add(), await add()];
  assert.deepEqual([first.status, second.status], [201, 201]);
  assert.deepEqual(await first.json(), await second.json());
  const invalid = await t.adminCall('POST', customerApi.customers, {
    firstName: ' ',
    email: 'x',
    phone: '12',
  });
  assert.equal(invalid.status, 422);
  const { errors } = (await invalid.json()) as { errors: { path: string }[] };
  assert.deepEqual(errors.map(({ path }) => path).sort(), ['email', 'firstName', 'phone']);
});

test('a change of an older version gets 409 with the present customer', async (context) => {
  const t = await openTestApp(context);
  const { id } = await addCustomer(t);
  const change = { phone: '+1 323.555.0100', notes: 'Has a dog', language: 'es' };
  const changed = await request<CustomerDetails>(t, 'PATCH', customerApi.customer(id), {
    ...change,
    version: 1,
  });
  assert.deepEqual(
    [changed.version, changed.phone, changed.notes, changed.language, changed.email],
    [2, '(323) 555-0100', 'Has a dog', 'es', 'ana@example.com'],
  );
  assert.deepEqual(await found(t, '323555'), [id]);
  const late = await t.adminCall('PATCH', customerApi.customer(id), { firstName: 'Zoe', version: 1 });
  assert.equal(late.status, 409);
  const problem = (await late.json()) as { code: string; current: CustomerDetails };
  assert.equal(problem.code, 'version-conflict');
  assert.deepEqual(problem.current, changed);
  // Leads join by the new number.
  assert.equal(await customerOfLead(t, { email: 'x@example.com', phone: '3235550100' }), id);
});

test('properties are added, changed with a version, and deleted', async (context) => {
  const t = await openTestApp(context);
  const { id } = await addCustomer(t);
  const property = await request<Property>(t, 'POST', customerApi.properties(id), address, 201);
  assert.deepEqual((await getCustomer(t, id)).properties, [property]);
  const change = { street: '9 Elm Ave', version: 1 };
  const moved = await request<Property>(t, 'PATCH', customerApi.property(property.id), change);
  assert.deepEqual([moved.street, moved.city, moved.version], ['9 Elm Ave', 'Burbank', 2]);
  const late = await t.adminCall('PATCH', customerApi.property(property.id), { unit: '1', version: 1 });
  assert.deepEqual([late.status, ((await late.json()) as { current: Property }).current], [409, moved]);
  assert.deepEqual([await found(t, 'elm'), await found(t, 'oak')], [[id], []]);
  await request(t, 'DELETE', customerApi.property(property.id));
  assert.deepEqual((await getCustomer(t, id)).properties, []);
  assert.deepEqual(await found(t, 'elm'), []);
  await request(t, 'DELETE', customerApi.property(property.id), undefined, 404);
  await request(t, 'POST', customerApi.properties(99), address, 404);
  await request(t, 'POST', customerApi.properties(id), { ...address, zipCode: 'x' }, 422);
});

test('customers with the same email or phone are possible duplicates', async (context) => {
  const t = await openTestApp(context);
  const { id } = await addCustomer(t);
  const { id: sameEmail } = await addCustomer(t, { firstName: 'Bo', phone: '', email: 'ANA@example.com' });
  const { id: samePhone } = await addCustomer(t, { email: '', phone: '1 (818) 555 0111' });
  await addCustomer(t, { email: '', phone: '' });
  const { possibleDuplicates } = await getCustomer(t, id);
  assert.deepEqual(
    possibleDuplicates.map((row) => [row.id, row.shares]),
    [
      [sameEmail, ['email']],
      [samePhone, ['phone']],
    ],
  );
  await request(t, 'DELETE', customerApi.customer(samePhone));
  assert.equal((await getCustomer(t, id)).possibleDuplicates.length, 1);
});

test('totals leave out what is cancelled and count what is completed', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db, { discountedPriceCents: 10_000 });
  const id = await customerOfLead(t);
  const items = [{ serviceId, quantity: 1 }];
  const quote = { firstName: 'Ana', phone: '8185550111', contactMethod: 'sms', zipCode: '91501', items };
  const linked = { ...quote, requestId: 1 };
  await request<Quote>(t, 'POST', adminApi.quotes, linked, 201);
  await request<Quote>(t, 'POST', adminApi.quotes, { ...quote, customerId: id, status: 'completed' }, 201);
  const totals = async () => (await getCustomer(t, id)).totals;
  assert.deepEqual(await totals(), {
    quoted: '200.00',
    completed: '100.00',
    paid: '0.00',
    visits: 0,
    lastVisitDate: null,
  });
  await request(t, 'PATCH', adminApi.request(1), { status: 'cancelled' });
  assert.equal((await totals()).quoted, '100.00');
});

test('visits of a deleted quote or a cancelled request count nowhere, until it is back', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db);
  const id = await customerOfLead(t);
  const contact = { firstName: 'Ana', phone: '8185550111', contactMethod: 'sms', zipCode: '91501' };
  const items = [{ serviceId, quantity: 1 }];
  const done = async (date: string, changes: object) => {
    const quote = await request<Quote>(t, 'POST', adminApi.quotes, { ...contact, items, ...changes }, 201);
    const place = { quoteId: quote.id, crewId: 1, date, from: '10:00', to: '12:00', force: true };
    const visit = await request<Visit>(t, 'POST', visitApi.visits, place, 201);
    await request(t, 'PATCH', visitApi.visit(visit.id), { status: 'done', version: visit.version });
    return quote.id;
  };
  await done('2026-11-01', { requestId: 1 });
  const second = await done('2026-11-08', { customerId: id });
  const figures = async () => {
    const { totals } = await getCustomer(t, id);
    const [listed] = await request<Customer[]>(t, 'GET', customerApi.customers);
    assert.deepEqual([listed?.visits, listed?.lastVisitDate], [totals.visits, totals.lastVisitDate]);
    return [totals.visits, totals.lastVisitDate];
  };
  assert.deepEqual(await figures(), [2, '2026-11-08']);
  await request(t, 'DELETE', adminApi.quote(second));
  assert.deepEqual(await figures(), [1, '2026-11-01']);
  const next = { ...contact, items, customerId: id };
  assert.equal((await request<Quote>(t, 'POST', adminApi.quotes, next, 201)).visitNumber, 2);
  await request(t, 'PATCH', adminApi.request(1), { status: 'cancelled' });
  assert.deepEqual(await figures(), [0, null]);
  await request(t, 'POST', adminApi.restoreQuote(second));
  assert.deepEqual(await figures(), [1, '2026-11-08']);
});

test('a change of a property leaves what was not sent as it is', async (context) => {
  const t = await openTestApp(context);
  const { id } = await addCustomer(t);
  const sent = { ...address, accessNotes: 'Gate code 4712' };
  const added = await request<Property>(t, 'POST', customerApi.properties(id), sent, 201);
  const path = customerApi.property(added.id);
  const moved = await request<Property>(t, 'PATCH', path, { street: '14 Oak St', version: added.version });
  assert.deepEqual(moved, { ...added, street: '14 Oak St', version: 2 });
  const { unit, accessNotes } = await request<Property>(t, 'PATCH', path, { unit: '' });
  assert.deepEqual([unit, accessNotes], ['', 'Gate code 4712']);
});

test('a customer goes to the trash and back, and matches no lead in the meantime', async (context) => {
  const t = await openTestApp(context);
  const id = await customerOfLead(t);
  await request(t, 'DELETE', customerApi.customer(id));
  await request(t, 'GET', customerApi.customer(id), undefined, 404);
  assert.deepEqual(await found(t, 'ana'), []);
  const trash = await request<{ kind: string; goneAt: string | null }[]>(
    t,
    'GET',
    `${adminApi.trash}?kind=customer`,
  );
  assert.deepEqual(
    trash.map(({ kind, goneAt }) => [kind, goneAt]),
    [['customer', null]],
  );
  const next = await customerOfLead(t);
  assert.notEqual(next, id);
  await request(t, 'POST', customerApi.restore(id));
  assert.deepEqual(await found(t, 'ana'), [next, id]);
  await request(t, 'POST', customerApi.restore(id), undefined, 404);
});
