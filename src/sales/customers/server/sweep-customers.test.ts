import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { sweepOldLeads } from '#sales/leads/server/sweep-old-leads.ts';
import { sweepTrash } from '#sales/leads/server/sweep-trash.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';
import { addCustomer, customerOfLead, request } from './customers.fixture.ts';

const customers = async (t: TestApp) =>
  (await t.deps.db.selectFrom('customers').select('id').orderBy('id').execute()).map(({ id }) => id);

const bo = { firstName: 'Bo', lastName: 'Chan', email: 'bo@example.com', phone: '3235550100' };
const cy = { firstName: 'Cy', lastName: 'Dahl', email: 'cy@example.com', phone: '2135550100' };

test('customers go with their last lead, unless staff know more about them or a visit is ahead', async (context) => {
  const t = await openTestApp(context, { now: '2025-01-01T18:00:00.000Z' });
  t.deps.config.retentionDays = 100;
  const { db } = t.deps;
  const serviceId = await addService(db);
  const old = await customerOfLead(t);
  const target = await customerOfLead(t, {
    firstName: 'Bob',
    lastName: 'Chan',
    email: 'b@example.com',
    phone: '3105550100',
  });
  const merged = await customerOfLead(t, bo);
  await request(
    t,
    'POST',
    customerApi.properties(old),
    { street: '1 Elm', city: 'Burbank', zipCode: '91501' },
    201,
  );
  await db.updateTable('customers').set({ mergedIntoId: target }).where('id', '=', merged).execute();
  const noted = await customerOfLead(t, cy);
  await request(t, 'POST', customerApi.notes(noted), { text: 'Pays by check' }, 201);
  const { id: entered } = await addCustomer(t, { firstName: 'Eve', email: 'eve@example.com', phone: '' });
  const booked = quoteBody(
    [{ serviceId, quantity: 1 }],
    { preferredDate: '2025-01-10' },
    { firstName: 'Flo', lastName: 'Gray', email: 'flo@example.com', phone: '4245550100' },
  );
  assert.equal((await t.call('POST', api.contact, booked)).status, 201);
  const quote = await db.selectFrom('quotes').selectAll().executeTakeFirstOrThrow();
  const crew = await db.selectFrom('crews').select('id').executeTakeFirstOrThrow();
  const times = { createdAt: quote.createdAt, updatedAt: quote.createdAt };
  const visit = { quoteId: quote.id, customerId: quote.customerId!, crewId: crew.id, durationMinutes: 60 };
  const place = { date: '2026-12-05', windowFrom: '08:00', windowTo: '10:00' };
  await db
    .insertInto('visits')
    .values({ ...visit, ...place, ...times, status: 'booked', kind: 'clean' })
    .execute();

  t.setNow('2026-11-21T18:00:00.000Z');
  const recent = await customerOfLead(t, {
    firstName: 'Dan',
    lastName: 'Fox',
    email: 'd@example.com',
    phone: '7475550100',
  });
  await sweepOldLeads(t.deps);
  assert.deepEqual(await customers(t), [noted, entered, quote.customerId, recent]);
  assert.equal((await db.selectFrom('requests').select('id').execute()).length, 2);
  assert.equal((await db.selectFrom('properties').select('id').execute()).length, 0);
});

test('a customer in the trash is purged after 30 days, but never from under a lead', async (context) => {
  const t = await openTestApp(context);
  const withLead = await customerOfLead(t);
  const { id: empty } = await addCustomer(t, { firstName: 'Eve', email: 'eve@example.com', phone: '' });
  for (const id of [withLead, empty]) await request(t, 'DELETE', customerApi.customer(id));
  t.setNow('2026-12-20T18:00:00.000Z');
  await sweepTrash(t.deps);
  assert.deepEqual(await customers(t), [withLead, empty]);
  t.setNow('2027-01-20T18:00:00.000Z');
  await sweepTrash(t.deps);
  assert.deepEqual(await customers(t), [withLead]);
  await request(t, 'DELETE', adminApi.request(1));
  t.setNow('2027-03-20T18:00:00.000Z');
  await sweepTrash(t.deps);
  assert.deepEqual(await customers(t), []);
});
