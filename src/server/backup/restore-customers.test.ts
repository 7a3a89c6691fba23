import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addCustomer, customerOfLead, request } from '#server/features/customers/customers.fixture.ts';
import { customerApi, visitApi } from '#shared/customer-paths.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { allRows, backUp, lookInto, newPlace, restoreTo, sendLead } from './backup.fixture.ts';

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
