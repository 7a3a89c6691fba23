import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';

const getCustomers = (t: TestApp) => t.deps.db.selectFrom('customers').selectAll().orderBy('id').execute();

async function sendContact(t: TestApp, changes: object = {}): Promise<CustomerRequest> {
  const sent = await t.call('POST', api.contact, contactBody(changes));
  assert.equal(sent.status, 201, await sent.clone().text());
  const { id } = (await sent.json()) as { id: number };
  return (await (await t.adminCall('GET', adminApi.request(id))).json()) as CustomerRequest;
}

const staffQuote = (serviceId: number, changes: object = {}) => ({
  firstName: 'Ana',
  lastName: 'Lopez',
  phone: '(818) 555-0111',
  contactMethod: 'sms',
  zipCode: '91501',
  items: [{ serviceId, quantity: 1 }],
  ...changes,
});

async function createQuote(t: TestApp, body: object): Promise<Quote> {
  const created = await t.adminCall('POST', adminApi.quotes, body);
  assert.equal(created.status, 201, await created.clone().text());
  return (await created.json()) as Quote;
}

test('leads that arrive at the same moment make one customer', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db);
  const bodies = [
    contactBody(),
    contactBody({ email: 'ANA@example.com' }),
    quoteBody([{ serviceId, quantity: 1 }]),
    contactBody({ email: 'other@example.com', firstName: 'A.' }),
  ];
  const sent = await Promise.all(
    Array.from({ length: 12 }, (_, index) => t.call('POST', api.contact, bodies[index % bodies.length])),
  );
  assert.deepEqual(new Set(sent.map(({ status }) => status)), new Set([201]));
  const customers = await getCustomers(t);
  assert.equal(customers.length, 1);
  const rows = await t.deps.db.selectFrom('requests').select('customerId').execute();
  assert.deepEqual(new Set(rows.map(({ customerId }) => customerId)), new Set([customers[0]!.id]));
});

test('a lead joins its customer, whose contact stays as it is until staff accept another one', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db);
  const sms = quoteBody([{ serviceId, quantity: 1 }], {}, { email: '', lastName: 'Lopez' });
  assert.equal((await t.call('POST', api.contact, sms)).status, 201);
  await sendContact(t, { firstName: 'Anita' });
  const { id } = await sendContact(t, { email: 'new@example.com', firstName: 'Anita' });
  const [customer, ...others] = await getCustomers(t);
  assert.deepEqual(others, []);
  const { firstName, email, phone, version } = customer!;
  assert.deepEqual([firstName, email, phone, version], ['Ana', '', '(818) 555-0111', 1]);
  const path = customerApi.customer(customer!.id);
  const details = (await (await t.adminCall('GET', path)).json()) as CustomerDetails;
  assert.deepEqual(
    details.contactSuggestions.map(({ value }) => value),
    ['new@example.com', 'ana@example.com'],
  );
  assert.equal(details.contactSuggestions[0]!.requestId, id);
  const accepted = await t.adminCall('PATCH', path, { email: 'ana@example.com', version: 1 });
  const { contactSuggestions } = (await accepted.json()) as CustomerDetails;
  assert.deepEqual(
    contactSuggestions.map(({ value }) => value),
    ['new@example.com'],
  );
});

test('an email match comes before an older match by phone, and the trash matches nothing', async (context) => {
  const t = await openTestApp(context);
  const byPhone = await sendContact(t, { email: 'first@example.com' });
  const byEmail = await sendContact(t, { phone: '(818) 555-0122' });
  assert.notEqual(byPhone.customerId, byEmail.customerId);
  assert.equal((await sendContact(t)).customerId, byEmail.customerId);
  const inTrash = { deletedAt: '2026-11-21T18:00:00.000Z' };
  await t.deps.db.updateTable('customers').set(inTrash).where('id', '=', byEmail.customerId!).execute();
  assert.equal((await sendContact(t)).customerId, byPhone.customerId);
});

test('a quote of staff belongs to its request’s customer, to the chosen one, or to the one it matches', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db);
  const request = await sendContact(t);
  const other = await sendContact(t, { email: 'bo@example.com', phone: '(818) 555-0199', lastName: 'Chan' });
  const linked = await createQuote(
    t,
    staffQuote(serviceId, { requestId: request.id, customerId: other.customerId, lastName: 'Someone' }),
  );
  assert.equal(linked.customerId, request.customerId);
  const chosen = await createQuote(t, staffQuote(serviceId, { customerId: other.customerId }));
  assert.equal(chosen.customerId, other.customerId);
  assert.equal((await createQuote(t, staffQuote(serviceId))).customerId, request.customerId);
  const gone = await t.adminCall('POST', adminApi.quotes, staffQuote(serviceId, { customerId: 999 }));
  assert.equal(gone.status, 422);
  assert.match(await gone.text(), /"path":"customerId"/);

  const renamed = await t.adminCall('PUT', adminApi.quote(chosen.id), {
    firstName: 'Zoe',
    lastName: 'Zimmer',
  });
  assert.equal(((await renamed.json()) as Quote).customerId, other.customerId, 'a renamed quote stays');
});

test('suspected spam belongs to nobody until it is released', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db);
  const spam = quoteBody([{ serviceId, quantity: 1 }], {}, { website: 'https://spam.example' });
  const { id } = (await (await t.call('POST', api.contact, spam)).json()) as { id: number };
  assert.deepEqual(await getCustomers(t), []);
  const released = await t.adminCall('POST', adminApi.releaseQuarantined(id));
  assert.equal(released.status, 200, await released.clone().text());
  const [customer] = await getCustomers(t);
  assert.equal(((await released.json()) as CustomerRequest).customerId, customer?.id);
  const quote = await t.deps.db.selectFrom('quotes').select('customerId').executeTakeFirstOrThrow();
  assert.equal(quote.customerId, customer?.id);

  const more = contactBody({ email: 'spam@example.com', website: 'https://spam.example' });
  const second = (await (await t.call('POST', api.contact, more)).json()) as { id: number };
  await t.adminCall('POST', adminApi.releaseQuarantined(second.id));
  assert.deepEqual(await getCustomers(t), [customer], 'it joins, and its contact is not the customer’s');
});

test('a lead has the number of its visit, or of the next one', async (context) => {
  const t = await openTestApp(context);
  const { db } = t.deps;
  const serviceId = await addService(db);
  const quotes = [];
  for (let count = 0; count < 3; count += 1) quotes.push(await createQuote(t, staffQuote(serviceId)));
  const [first, second, third] = quotes as [Quote, Quote, Quote];
  assert.deepEqual(
    quotes.map(({ visitNumber }) => visitNumber),
    [1, 1, 1],
  );
  const crew = await db.selectFrom('crews').select('id').executeTakeFirstOrThrow();
  const visit = (quoteId: number, date: string, status: 'booked' | 'done' | 'cancelled') => ({
    quoteId,
    customerId: first.customerId!,
    crewId: crew.id,
    date,
    windowFrom: '08:00',
    windowTo: '10:00',
    durationMinutes: 60,
    status,
    kind: 'clean' as const,
    createdAt: '2026-11-21T18:00:00.000Z',
    updatedAt: '2026-11-21T18:00:00.000Z',
  });
  await db
    .insertInto('visits')
    .values([
      visit(first.id, '2026-12-05', 'booked'),
      visit(second.id, '2026-11-01', 'done'),
      visit(third.id, '2026-10-01', 'cancelled'),
    ])
    .execute();
  const list = (await (await t.adminCall('GET', adminApi.quotes)).json()) as Quote[];
  const numbers = Object.fromEntries(list.map(({ id, visitNumber }) => [id, visitNumber]));
  assert.deepEqual(numbers, { [first.id]: 2, [second.id]: 1, [third.id]: 3 });
  const request = await sendContact(t);
  assert.equal(request.visitNumber, 3);
});
