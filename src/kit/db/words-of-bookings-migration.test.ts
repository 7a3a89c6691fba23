import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addQuote, now } from '#office/dashboard/server/stats.fixture.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { migrate } from './migrate.ts';

test('staff’s customers keep contacts for messages, and a visit the address that its own booking named', async (context) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0067-baseline' });
  context.after(close);
  const keys = { emailKey: '', phoneDigits: '', lastNameKey: '', searchText: '' };
  const person = {
    firstName: 'Ana',
    lastName: '',
    email: 'a@example.com',
    phone: '',
    createdAt: now,
    updatedAt: now,
  };
  for (const isEnteredByStaff of [1, 0]) {
    await db
      .insertInto('customers')
      .values({ ...person, ...keys, isEnteredByStaff } as never)
      .execute();
  }
  await addQuote({ deps: { db } }, { createdAt: now });
  const { id: quoteId } = await db.selectFrom('quotes').select('id').executeTakeFirstOrThrow();
  const crew = await db.selectFrom('crews').select('id').executeTakeFirstOrThrow();
  const place = { customerId: 1, city: 'Burbank', zipCode: '91501', updatedAt: now };
  await db
    .insertInto('properties')
    .values([
      { ...place, street: '1 Oak St', createdAt: now },
      { ...place, street: '2 Elm St', createdAt: '2026-01-01T18:00:00.000Z' },
    ] as never)
    .execute();
  const visit = {
    quoteId,
    customerId: 1,
    crewId: crew.id,
    date: '2026-12-01',
    windowFrom: '08:00',
    windowTo: '10:00',
  };
  const rest = { durationMinutes: 60, status: 'done', kind: 'clean', createdAt: now, updatedAt: now };
  const kinds = [
    { propertyId: 1, isSelfBooked: 1 },
    { propertyId: 2, isSelfBooked: 1 },
    { propertyId: 1, isSelfBooked: 0 },
  ];
  await db
    .insertInto('visits')
    .values(kinds.map((kind) => ({ ...visit, ...rest, ...kind })) as never)
    .execute();

  await migrate(db);
  const customers = await db.selectFrom('customers').selectAll().orderBy('id').execute();
  assert.deepEqual(
    customers.map((row) => [row.isEmailFromStaff, row.isPhoneFromStaff]),
    [
      [1, 1],
      [0, 0],
    ],
  );
  const visits = await db.selectFrom('visits').select('bookedAddress').orderBy('id').execute();
  const named = { propertyId: 1, street: '1 Oak St', unit: '', city: 'Burbank', zipCode: '91501' };
  assert.deepEqual(
    visits.map(({ bookedAddress }) => bookedAddress && JSON.parse(bookedAddress)),
    [named, '', ''],
  );
});
