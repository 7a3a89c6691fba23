import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitApi } from '#shared/customer-paths.ts';
import { adminApi } from '#shared/paths.ts';
import type { Quote } from '#shared/quotes.ts';
import type { Visit } from '#shared/visits.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { visitsOfQuotes } from './migrations/0032-visits-of-quotes.ts';

test('quotes of a former version become visits of the first crew', async (context) => {
  const t = await openTestApp(context);
  const { db } = t.deps;
  const serviceId = await addService(db, { durationMinutes: 90 });
  const add = async (changes: object) => {
    const answer = await t.adminCall('POST', adminApi.quotes, {
      firstName: 'Ana',
      phone: '(818) 555-0111',
      items: [{ serviceId, quantity: 2 }],
      contactMethod: 'sms',
      zipCode: '91501',
      status: 'scheduled',
      preferredDate: '2026-12-01',
      ...changes,
    });
    assert.equal(answer.status, 201, await answer.clone().text());
    return ((await answer.json()) as Quote).id;
  };
  // Three hours each. December 1, 2 and 3 are open from 8 to 6; the 6th is a Sunday, open from 9 to 3.
  const clock = await add({ preferredTime: '2:30 PM' });
  const morning = await add({ preferredTime: 'Morning' });
  const tooMuch = await add({ preferredTime: 'Evening' });
  const anytime = await add({ preferredDate: '2026-12-06' });
  const done = await add({ preferredDate: '2026-12-02', preferredTime: 'Afternoon', status: 'completed' });
  const closedText = await add({ preferredDate: '2026-12-03', preferredTime: 'after lunch' });
  await add({ preferredDate: null });
  await add({ status: 'contacted' });
  const deleted = await add({ preferredDate: '2026-12-03' });
  await t.adminCall('DELETE', adminApi.quote(deleted));
  await visitsOfQuotes().up(db);
  const answer = await t.adminCall('GET', `${visitApi.visits}?from=2026-12-01&to=2026-12-31`);
  const visits = (await answer.json()) as Visit[];
  const seen = visits.map((visit) => [
    visit.quoteId,
    visit.date,
    visit.from,
    visit.to,
    visit.status,
    visit.forced,
  ]);
  assert.deepEqual(
    seen.toSorted((one, other) => Number(one[0]) - Number(other[0])),
    [
      [clock, '2026-12-01', '14:30', '15:30', 'booked', false],
      [morning, '2026-12-01', '08:00', '12:00', 'booked', false],
      [tooMuch, '2026-12-01', '17:00', '20:00', 'booked', true],
      [anytime, '2026-12-06', '09:00', '15:00', 'booked', false],
      [done, '2026-12-02', '12:00', '17:00', 'done', false],
      [closedText, '2026-12-03', '08:00', '18:00', 'booked', false],
    ],
  );
  assert.deepEqual([...new Set(visits.map(({ crewId }) => crewId))], [1]);
  assert.ok(visits.every(({ durationMinutes }) => durationMinutes === 180));
  // A second run finds what the first one made.
  await visitsOfQuotes().up(db);
  const { length } = await db.selectFrom('visits').select('id').execute();
  assert.equal(length, visits.length);
});
