import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRows } from '#kit/backup/backup.fixture.ts';
import { privacyApi } from '#office/privacy/privacy.ts';
import { address, openBooking, parseVisit } from '#visits/booking/server/booking.fixture.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { listContactRecords } from './contact-records.ts';
import { addCustomer, customerOfLead } from './customers.fixture.ts';

const victim = {
  firstName: 'Sarah',
  lastName: 'Chen',
  email: 'sarah@example.com',
  phone: '(818) 555-0177',
};
const property = { ...address, street: '12 Secret Oak St', accessNotes: 'Gate code 4711' };
const secrets = ['Secret Oak', '4711', 'sarah@example.com'];

type App = Awaited<ReturnType<typeof openBooking>>;

const strangers = {
  'with her phone number and last name': { ...victim, firstName: 'Eve', email: 'eve@example.com' },
  'with her email and name': { ...victim, phone: '(323) 555-0166' },
};

async function bookAsVictim({ lead, book }: App) {
  const one = await lead({ contact: victim });
  await parseVisit(await book(one, { property, phone: victim.phone, name: 'Sarah Chen' }));
  return one;
}

async function askAs(app: App, contact: object): Promise<number> {
  return customerOfLead(app.t, contactBody(contact));
}

for (const [how, stranger] of Object.entries(strangers)) {
  const contact = stranger.email === victim.email ? stranger.phone : stranger.email;
  for (const isFirst of [false, true]) {
    test(`a stranger ${how}, ${isFirst ? 'first' : 'afterward'}, exports and erases nothing of hers`, async (context) => {
      const app = await openBooking(context);
      const { t } = app;
      if (isFirst) await askAs(app, stranger);
      const { quoteId } = await bookAsVictim(app);
      if (!isFirst) await askAs(app, stranger);
      const customers = await t.deps.db.selectFrom('customers').select('id').execute();
      assert.equal(customers.length, 1, 'the leads joined');

      const exported = await t.adminCall('POST', privacyApi.export, { contact });
      assert.equal(exported.status, 200, await exported.clone().text());
      const text = await exported.text();
      const known = contact === stranger.phone ? [victim.email] : [];
      for (const secret of secrets) assert.ok(known.includes(secret) || !text.includes(secret), secret);

      const erased = await t.adminCall('POST', privacyApi.erase, { contact });
      assert.equal(erased.status, 200, await erased.clone().text());
      assert.equal((await app.staffQuote({ quoteId } as never)).email, victim.email);
      const left = JSON.stringify(await allRows(t.deps.db));
      assert.ok(!left.includes(contact), 'nothing of the stranger is left');
      for (const secret of secrets) assert.ok(left.includes(secret), secret);
    });
  }
}

test('what only a phone number and a name link is listed apart, and taken once it is picked', async (context) => {
  const app = await openBooking(context);
  const { db } = app.t.deps;
  const { quoteId, requestId } = await bookAsVictim(app);
  const customerId = await askAs(app, strangers['with her phone number and last name']);
  const key = { kind: 'email', value: 'eve@example.com' } as const;
  const found = await listContactRecords(db, key);
  const joined = { customerIds: [customerId], requestIds: [requestId], quoteIds: [quoteId] };
  assert.deepEqual(found.joined, joined);
  assert.deepEqual([found.customerIds, found.quoteIds, found.visitIds], [[], [], []]);
  assert.equal(found.requestIds.length, 1);

  const other = await addCustomer(app.t, { email: 'other@example.com', phone: '' });
  const picked = { ...joined, customerIds: [customerId, other.id] };
  const taken = await listContactRecords(db, key, picked);
  assert.deepEqual(taken.customerIds, [customerId], 'a customer who did not join is nobody’s to pick');
  assert.deepEqual([taken.quoteIds, taken.visitIds.length, taken.propertyIds.length], [[quoteId], 1, 1]);
  assert.deepEqual(taken.joined, { customerIds: [], requestIds: [], quoteIds: [] });
});
