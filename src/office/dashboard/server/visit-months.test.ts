import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { Analytics } from '#office/analytics/analytics.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';
import { readStats } from './stats.fixture.ts';

/** A scheduled visit of 89 dollars on that day. */
async function addVisit(t: TestApp, preferredDate: string | null): Promise<number> {
  const services = await t.deps.db.selectFrom('services').select('id').execute();
  const serviceId = services[0]?.id ?? (await addService(t.deps.db));
  const answer = await t.adminCall('POST', adminApi.quotes, {
    firstName: 'Ana',
    phone: '(818) 555-0111',
    contactMethod: 'sms',
    zipCode: '91501',
    status: 'scheduled',
    items: [{ serviceId, quantity: 1 }],
    preferredDate,
  });
  assert.equal(answer.status, 201);
  return ((await answer.json()) as { id: number }).id;
}

const complete = (t: TestApp, id: number, more: object = {}) =>
  t.adminCall('PUT', adminApi.quote(id), { status: 'completed', ...more });

const getRevenue = async (t: TestApp, days: number) => {
  const answer = await t.adminCall('GET', `${adminApi.analytics}?days=${days}`);
  return ((await answer.json()) as Analytics).revenue.find(({ category }) => category === 'couch')!;
};

test('a visit counts in its month, whenever it is marked as completed', async (context) => {
  const t = await openTestApp(context);
  const october = await addVisit(t, '2026-10-30');
  const november = await addVisit(t, '2026-11-28');
  const undated = await addVisit(t, null);
  // Already December in UTC, still November in Los Angeles.
  t.setNow('2026-12-01T07:00:00.000Z');
  for (const id of [october, november, undated]) assert.equal((await complete(t, id)).status, 200);
  assert.equal((await readStats(t)).revenueThisMonth, '178.00');
  assert.deepEqual(await getRevenue(t, 30), { category: 'couch', now: '178.00', before: '89.00' });
  t.setNow('2026-12-01T09:00:00.000Z');
  assert.equal((await readStats(t)).revenueThisMonth, '0.00');
  assert.equal((await getRevenue(t, 7)).now, '178.00');
});

test('a visit that is given another day moves to the month of that day', async (context) => {
  const t = await openTestApp(context);
  const id = await addVisit(t, '2026-11-02');
  await complete(t, id);
  assert.equal((await readStats(t)).revenueThisMonth, '89.00');
  await t.adminCall('PUT', adminApi.quote(id), { preferredDate: '2026-10-31' });
  assert.equal((await readStats(t)).revenueThisMonth, '0.00');
});

test('a caller that asks for it may not complete a visit before its day; others may', async (context) => {
  const t = await openTestApp(context);
  const ahead = await addVisit(t, '2026-11-22');
  const refused = await complete(t, ahead, { refuseFutureVisit: true });
  assert.equal(refused.status, 409);
  const { code, detail, current } = (await refused.json()) as Problem;
  assert.equal(code, 'visit-ahead');
  assert.deepEqual(current, await (await t.adminCall('GET', adminApi.quote(ahead))).json());
  assert.equal(detail, 'The visit is on November 22, 2026, which is still ahead.');
  for (const day of ['2026-11-21', '2026-11-20', null]) {
    const id = await addVisit(t, day);
    assert.equal((await complete(t, id, { refuseFutureVisit: true })).status, 200, String(day));
  }
  assert.equal((await complete(t, ahead)).status, 200);
});

test('the request of a visit that is ahead is not completed either, nor is a new quote stored so', async (context) => {
  const t = await openTestApp(context);
  const items = [{ serviceId: await addService(t.deps.db), quantity: 1 }];
  await t.call('POST', api.contact, quoteBody(items, { preferredDate: '2026-12-01' }));
  const guarded = { status: 'completed', refuseFutureVisit: true };
  assert.equal((await t.adminCall('PATCH', adminApi.request(1), guarded)).status, 409);
  const request = (await (await t.adminCall('GET', adminApi.request(1))).json()) as CustomerRequest;
  assert.deepEqual([request.status, request.version], ['new', 1]);
  const quote = {
    firstName: 'Kim',
    phone: '(818) 555-0112',
    contactMethod: 'sms',
    zipCode: '91501',
    items,
    preferredDate: '2026-12-01',
    ...guarded,
  };
  assert.equal((await t.adminCall('POST', adminApi.quotes, quote)).status, 409);
  assert.equal((await t.adminCall('PATCH', adminApi.request(1), { status: 'completed' })).status, 200);
});
