import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { migrate } from '#server/db/migrate.ts';
import { addCustomer, customerOfLead, request } from '#server/features/customers/customers.fixture.ts';
import { createDiskStore } from '#server/files/store.ts';
import { customerApi, visitApi } from '#shared/customer-paths.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import {
  allRows,
  backUp,
  lookInto,
  newPlace,
  newSqlitePlace,
  restoreTo,
  sendLead,
} from './backup.fixture.ts';
import { backupsFolder } from './list-backups.ts';
import { makeBackup } from './make-backup.ts';

test('customers with properties, notes, visits and holds come back, also one merged into a younger one', async (context) => {
  const t = await openTestApp(context);
  const { db } = t.deps;
  const lead = await sendLead(t);
  const older = await customerOfLead(t);
  const younger = await addCustomer(t, { firstName: 'Bo', email: 'bo@example.com', phone: '' });
  assert.ok(older < younger.id);
  await request(t, 'POST', customerApi.merge(older), { intoId: younger.id });
  await request(t, 'POST', customerApi.notes(older), { text: 'Pays by check' }, 201);
  const address = { street: '12 Oak St', city: 'Burbank', zipCode: '91501' };
  const property = await request<{ id: number }>(t, 'POST', customerApi.properties(older), address, 201);
  const day = { date: '2027-01-05', from: '08:00', to: '10:00' };
  const visit = { quoteId: lead.quoteId, crewId: 1, ...day, propertyId: property.id, force: true };
  await request(t, 'POST', visitApi.visits, visit, 201);
  await db
    .insertInto('visitHolds')
    .values({
      quoteId: lead.quoteId!,
      customerId: older,
      crewId: 1,
      date: day.date,
      windowFrom: day.from,
      windowTo: day.to,
      durationMinutes: 60,
      heldUntil: '2027-01-01T00:00:00.000Z',
    })
    .execute();
  const present = await allRows(db);
  for (const table of [
    'customers',
    'properties',
    'customer_notes',
    'quote_pages',
    'crews',
    'visits',
    'visit_holds',
  ]) {
    assert.notEqual(present[table]?.length ?? 0, 0, table);
  }
  const { folder } = await backUp(t);
  const place = await newPlace(context);
  await restoreTo(place, folder);
  assert.deepEqual(await lookInto(place, allRows), present);
});

test('leads of a backup from before customers get customers and visits', async (context) => {
  const old = await newSqlitePlace(context);
  const at = '2026-01-05T18:00:00.000Z';
  const person = { firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com' };
  await lookInto(old, async (db) => {
    await migrate(db, '0029-no-list-counts');
    const times = { createdAt: at, updatedAt: at };
    const request = {
      ...person,
      ...times,
      service: 'quote-request',
      status: 'scheduled',
      priority: 'medium',
    };
    await db
      .insertInto('requests')
      .values({ ...request, searchText: 'ana' } as never)
      .execute();
    const quote = { ...person, ...times, requestId: 1, zipCode: '91501', serviceCategory: 'carpet' };
    const price = { serviceTitle: 'Room', subtotalCents: 100, discountPercent: 0, totalCents: 100 };
    const plan = { contactMethod: 'email', preferredDate: '2026-12-01', preferredTime: '2:30 PM' };
    await db
      .insertInto('quotes')
      .values({ ...quote, ...price, ...plan, status: 'scheduled' } as never)
      .execute();
  });
  const files = await createDiskStore(join(old.dataDir, 'uploads'));
  const { folder } = await makeBackup(
    { config: old, files, clock: () => new Date() },
    { into: backupsFolder(old.dataDir) },
  );
  const place = await newPlace(context);
  await restoreTo(place, folder);
  const { customers, visits } = await lookInto(place, async (db) => ({
    customers: await db.selectFrom('customers').select(['id', 'email']).execute(),
    visits: await db.selectFrom('visits').select(['quoteId', 'customerId', 'date', 'windowFrom']).execute(),
  }));
  assert.deepEqual(customers, [{ id: 1, email: 'ana@example.com' }]);
  assert.deepEqual(visits, [{ quoteId: 1, customerId: 1, date: '2026-12-01', windowFrom: '14:30' }]);
});
