import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { customerApi } from '#shared/customer-paths.ts';
import { adminApi } from '#shared/paths.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../tests/support/leads.ts';
import { customersOfLeads } from './migrations/0031-customers-of-leads.ts';
import { engineOf } from './portable.ts';

test('leads that were stored before get the customers that they would have made', async (context) => {
  const t = await openTestApp(context);
  const { db } = t.deps;
  const serviceId = await addService(db);
  const items = [{ serviceId, quantity: 1 }];
  const send = async (body: object) => assert.equal((await t.call('POST', '/api/contact', body)).status, 201);
  await send(quoteBody(items, {}, { email: '', lastName: '' }));
  await send(contactBody({ email: 'ANA@example.com' }));
  await send(quoteBody(items, { zipCode: '91387-4321' }));
  await send(contactBody({ email: 'bo@example.com', lastName: 'LÓPEZ', firstName: 'Bo' }));
  await send(contactBody({ email: 'bo@example.com', lastName: 'Chan', phone: '+1 323 555 0100' }));
  await send(quoteBody(items, {}, { email: '', lastName: '', phone: '(818) 555-0199' }));
  await send(contactBody({ website: 'https://spam.example', email: 'spam@example.com' }));
  await send(
    contactBody({ firstName: 'Søren', lastName: 'Ångström', email: 's@example.com', phone: '3105550100' }),
  );
  const trashed = await db
    .selectFrom('requests')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await t.adminCall('DELETE', adminApi.request(trashed.id));
  const staff = {
    firstName: 'Ana',
    lastName: 'Lopez',
    phone: '8185550111',
    contactMethod: 'sms',
    zipCode: '91501',
  };
  assert.equal((await t.adminCall('POST', adminApi.quotes, { ...staff, items })).status, 201);

  const leads = async (table: 'requests' | 'quotes') =>
    db.selectFrom(table).select(['id', 'customerId']).orderBy('id').execute();
  const customers = () =>
    db
      .selectFrom('customers')
      .select(['id', 'firstName', 'lastName', 'email', 'phone', 'emailKey', 'phoneDigits', 'lastNameKey'])
      .orderBy('id')
      .execute();
  const live = {
    requests: await leads('requests'),
    quotes: await leads('quotes'),
    customers: await customers(),
  };
  assert.equal(live.customers.length, 5);
  assert.equal(live.requests.filter(({ customerId }) => customerId === null).length, 1, 'spam');

  for (const table of ['requests', 'quotes'] as const) {
    await db.updateTable(table).set({ customerId: null }).execute();
  }
  await db.deleteFrom('messages').execute();
  await db.deleteFrom('customers').execute();
  if (engineOf(db) === 'sqlite') {
    await sql`drop table customers_search`.execute(db);
    for (const name of ['delete', 'update']) {
      await sql`drop trigger ${sql.id(`customers_search_${name}`)}`.execute(db);
    }
  }
  await db.schema.alterTable('erasures').dropColumn('customers').execute();
  await db.transaction().execute((trx) => customersOfLeads(engineOf(db)).up(trx));

  assert.deepEqual(
    { requests: await leads('requests'), quotes: await leads('quotes'), customers: await customers() },
    live,
  );
  const found = async (search: string) => {
    const answer = await t.adminCall('GET', `${customerApi.customers}?search=${encodeURIComponent(search)}`);
    return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
  };
  assert.deepEqual(await found('ana 91387'), [live.customers[1]!.id]);
  assert.deepEqual(await found('soren 310'), [live.customers.at(-1)!.id]);
  await send(contactBody({ email: 'next@example.com', phone: '(213) 555-0100' }));
  assert.equal((await customers()).length, live.customers.length + 1, 'ids go on');
});
