import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRows } from '#kit/backup/backup.fixture.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { type Erasure, privacyApi } from '#office/privacy/privacy.ts';
import { addCustomer, customerOfLead, request } from '#sales/customers/server/customers.fixture.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { call, find } from './privacy.fixture.ts';

const address = { street: '12 Secret Oak St', city: 'Burbank', zipCode: '91504', accessNotes: 'Code 4711' };

/** A customer with everything that can be stored about one, and a merged one. */
async function seedCustomer(t: TestApp): Promise<number> {
  const { db } = t.deps;
  const serviceId = await addService(db);
  const id = await customerOfLead(t, { email: 'ana@example.com' });
  const merged = await addCustomer(t, {
    firstName: 'Anita',
    email: 'other@example.com',
    phone: '3235550100',
  });
  await request(t, 'POST', customerApi.merge(merged.id), { intoId: id });
  const property = await request<{ id: number }>(t, 'POST', customerApi.properties(id), address, 201);
  await request(t, 'POST', customerApi.notes(merged.id), { text: 'Secret note' }, 201);
  // Under another name and contact, but chosen for this customer.
  const body = {
    firstName: 'Zoe',
    phone: '2135550177',
    contactMethod: 'sms',
    zipCode: '91501',
    customerId: merged.id,
  };
  const quote = await request<Quote>(
    t,
    'POST',
    adminApi.quotes,
    { ...body, items: [{ serviceId, quantity: 1 }] },
    201,
  );
  const times = { createdAt: '2026-11-21T18:00:00.000Z', updatedAt: '2026-11-21T18:00:00.000Z' };
  const crew = await db.selectFrom('crews').select('id').executeTakeFirstOrThrow();
  const place = {
    crewId: crew.id,
    date: '2026-12-05',
    windowFrom: '08:00',
    windowTo: '10:00',
    durationMinutes: 60,
  };
  const visit = { ...place, quoteId: quote.id, customerId: id, propertyId: property.id };
  await db
    .insertInto('visits')
    .values({ ...visit, ...times, status: 'booked', kind: 'clean' })
    .execute();
  await db
    .insertInto('quotePages')
    .values({
      quoteId: quote.id,
      token: 'secret-token',
      validUntil: '2026-12-21',
      createdAt: times.createdAt,
    })
    .onConflict((conflict) => conflict.column('quoteId').doUpdateSet({ token: 'secret-token' }))
    .execute();
  return id;
}

test('an export has the customer, those merged with it, and all that is theirs, without secrets', async (context) => {
  const t = await openTestApp(context);
  await seedCustomer(t);
  assert.deepEqual(
    [(await find(t, 'ana@example.com')).quotes, (await find(t, '3235550100')).requests],
    [1, 1],
  );
  const answer = await call(t, privacyApi.export, 'ana@example.com');
  const text = await answer.text();
  const data = JSON.parse(text) as Record<string, unknown[]>;
  const counts = ['customers', 'properties', 'notes', 'visits', 'quotePages', 'requests', 'quotes'].map(
    (name) => data[name]?.length,
  );
  assert.deepEqual(counts, [2, 1, 2, 1, 1, 1, 1]);
  assert.ok(text.includes('12 Secret Oak St') && text.includes('Secret note'));
  assert.ok(!text.includes('secret-token'));
});

test('an erasure leaves nothing of the customer, and others stay', async (context) => {
  const t = await openTestApp(context);
  const stranger = await customerOfLead(t, {
    firstName: 'Bo',
    lastName: 'Chan',
    email: 'bo@example.com',
    phone: '2135550100',
  });
  await seedCustomer(t);
  const erased = await call(t, privacyApi.erase, 'other@example.com');
  assert.equal(erased.status, 200, await erased.clone().text());
  const { customers, requests, quotes } = (await erased.json()) as Erasure;
  assert.deepEqual({ customers, requests, quotes }, { customers: 2, requests: 1, quotes: 1 });
  const left = JSON.stringify(await allRows(t.deps.db));
  for (const secret of [
    'ana@example.com',
    'other@example.com',
    'Secret',
    '4711',
    'secret-token',
    '5550177',
    'Zoe',
  ]) {
    assert.ok(!left.includes(secret), secret);
  }
  const rows = await t.deps.db.selectFrom('customers').select('id').execute();
  assert.deepEqual(rows, [{ id: stranger }]);
});

test('a customer without any lead is found and erased too', async (context) => {
  const t = await openTestApp(context);
  await addCustomer(t);
  assert.equal((await find(t, '(818) 555-0111')).customers, 1);
  assert.equal((await call(t, privacyApi.erase, 'ana@example.com')).status, 200);
  assert.equal((await call(t, privacyApi.erase, 'ana@example.com')).status, 404);
});
