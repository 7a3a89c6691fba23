import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { maxRequestedVisits, maxUndated, type Schedule } from '#visits/schedule/schedule.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';

const callSchedule = (t: TestApp, query: string) => t.adminCall('GET', `${adminApi.schedule}?${query}`);

const readSchedule = async (t: TestApp, from: string, to: string) =>
  (await (await callSchedule(t, `from=${from}&to=${to}`)).json()) as Schedule;

async function addQuote(t: TestApp, serviceId: number, changes: object): Promise<number> {
  const answer = await t.adminCall('POST', adminApi.quotes, {
    firstName: 'Ana',
    phone: '(818) 555-0111',
    items: [{ serviceId, quantity: 1 }],
    contactMethod: 'sms',
    zipCode: '91501',
    status: 'scheduled',
    preferredDate: '2026-12-01',
    ...changes,
  });
  assert.equal(answer.status, 201);
  return ((await answer.json()) as { id: number }).id;
}

const ids = (quotes: { id: number }[]) => quotes.map(({ id }) => id);

test('the schedule lists visits of its days by day, and wishes apart from them', async (context) => {
  const t = await openTestApp(context);
  const service = await addService(t.deps.db, { durationMinutes: 90 });
  const last = await addQuote(t, service, { preferredDate: '2026-12-06' });
  const first = await addQuote(t, service, { preferredDate: '2026-11-30' });
  const done = await addQuote(t, service, { preferredDate: '2026-12-01', status: 'completed' });
  const wish = await addQuote(t, service, { preferredDate: '2026-12-02', status: 'contacted' });
  const asked = await addQuote(t, service, { preferredDate: '2026-12-01', status: 'new' });
  await addQuote(t, service, { preferredDate: '2026-11-29' });
  await addQuote(t, service, { preferredDate: '2026-12-07' });
  await addQuote(t, service, { preferredDate: null });
  const deleted = await addQuote(t, service, { preferredDate: '2026-12-01' });
  await t.adminCall('DELETE', adminApi.quote(deleted));

  const { visits, wishes, wishCount } = await readSchedule(t, '2026-11-30', '2026-12-06');
  assert.deepEqual(ids(visits), [first, done, last]);
  assert.deepEqual(ids(wishes), [asked, wish]);
  assert.equal(wishCount, 2);
  assert.equal(visits[0]!.serviceDetails.items[0]!.durationMinutes, 90);
});

test('more wishes than one answer lists are counted', async (context) => {
  const t = await openTestApp(context);
  const service = await addService(t.deps.db);
  const quote = await addQuote(t, service, { status: 'new' });
  const row = await t.deps.db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', quote)
    .executeTakeFirstOrThrow();
  const { id: _, ...copy } = row;
  await t.deps.db
    .insertInto('quotes')
    .values(Array.from({ length: maxRequestedVisits }, () => copy))
    .execute();
  const { wishes, wishCount } = await readSchedule(t, '2026-12-01', '2026-12-01');
  assert.equal(wishes.length, maxRequestedVisits);
  assert.equal(wishCount, maxRequestedVisits + 1);
});

test('what is scheduled for no day stands beside the days, the oldest first and all of it counted', async (context) => {
  const t = await openTestApp(context);
  const service = await addService(t.deps.db);
  const without = { preferredDate: null };
  const undated: number[] = [];
  for (let index = 0; index <= maxUndated; index++) undated.push(await addQuote(t, service, without));
  for (const status of ['new', 'completed']) await addQuote(t, service, { ...without, status });
  const read = async () => {
    const found = await readSchedule(t, '2026-12-01', '2026-12-01');
    return [ids(found.undated), found.undatedCount, ids(found.visits)];
  };
  assert.deepEqual(await read(), [undated.slice(0, maxUndated), maxUndated + 1, []]);
  const [first = 0, ...others] = undated;
  await t.adminCall('PUT', adminApi.quote(first), { preferredDate: '2026-12-01' });
  assert.deepEqual(await read(), [others, maxUndated, [first]]);
});

const badRanges: [range: string, path: string][] = [
  ['', 'from'],
  ['from=2026-12-01', 'to'],
  ['from=&to=2026-12-01', 'from'],
  ['from=2026-02-30&to=2026-03-01', 'from'],
  ['from=2026-12-01&to=tomorrow', 'to'],
  ['from=soon&to=tomorrow', 'from'],
  ['from=2026-12-02&to=2026-12-01', 'to'],
  ['from=2026-12-01&to=2027-02-01', 'to'],
];

test('days that are missing, no dates, in the wrong order or too many are refused', async (context) => {
  const t = await openTestApp(context);
  for (const [range, path] of badRanges) {
    const answer = await callSchedule(t, range);
    assert.equal(answer.status, 422, range);
    assert.equal(((await answer.json()) as Problem).errors![0]!.path, path, range);
  }
  assert.equal((await callSchedule(t, 'from=2026-12-01&to=2027-01-31')).status, 200);
});

test('nobody but an administrator sees the schedule or the address of its feed', async (context) => {
  const t = await openTestApp(context);
  const calls = [
    t.call('GET', `${adminApi.schedule}?from=2026-12-01&to=2026-12-02`),
    t.call('GET', adminApi.calendarFeed),
    t.call('POST', adminApi.calendarFeed),
  ];
  for (const answer of await Promise.all(calls)) assert.equal(answer.status, 401);
  const foreign = await t.adminCall('POST', adminApi.calendarFeed, undefined, {
    Origin: 'https://elsewhere.example',
  });
  assert.equal(foreign.status, 403);
});

test('a customer’s own quote is a wish until somebody schedules it', async (context) => {
  const t = await openTestApp(context);
  const service = await addService(t.deps.db);
  const sent = await t.call('POST', api.contact, {
    firstName: 'Ana',
    phone: '(818) 555-0111',
    service: 'Quote Request',
    quote: {
      items: [{ serviceId: service, quantity: 1 }],
      contactMethod: 'sms',
      zipCode: '91501',
      preferredDate: '2026-12-01',
      preferredTime: 'Morning',
    },
  });
  const { quoteId } = (await sent.json()) as { quoteId: number };
  assert.deepEqual(ids((await readSchedule(t, '2026-12-01', '2026-12-01')).wishes), [quoteId]);
  await t.adminCall('PUT', adminApi.quote(quoteId), { status: 'scheduled', version: 1 });
  const { visits, wishes } = await readSchedule(t, '2026-12-01', '2026-12-01');
  assert.deepEqual([ids(visits), wishes], [[quoteId], []]);
  assert.equal(visits[0]!.preferredTime, 'Morning');
});
