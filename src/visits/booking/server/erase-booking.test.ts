import assert from 'node:assert/strict';
import { test } from 'node:test';
import { privacyApi } from '#office/privacy/privacy.ts';
import { address, openBooking, parseVisit } from './booking.fixture.ts';

test('an erasure leaves nothing of a visit that was booked online', async (context) => {
  const { t, lead, book } = await openBooking(context);
  const one = await lead();
  await parseVisit(await book(one, {}, { 'Idempotency-Key': 'a-booking-to-erase' }));
  const erased = await t.adminCall('POST', privacyApi.erase, { contact: 'ana1@example.com' });
  assert.equal(erased.status, 200, await erased.clone().text());
  const { db } = t.deps;
  const responses = await db.selectFrom('idempotencyKeys').select('response').execute();
  assert.ok(!responses.some(({ response }) => response.includes(address.street)));
  assert.deepEqual(await db.selectFrom('visits').select('id').execute(), []);
  assert.deepEqual(await db.selectFrom('properties').select('id').execute(), []);
});
