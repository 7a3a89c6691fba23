import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredSettings } from '#company/settings/settings.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Analytics } from '#office/analytics/analytics.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { openBooking } from '#visits/booking/server/booking.fixture.ts';
import { contactBody } from '../../../../tests/support/leads.ts';

/** Monday, 10 AM in Los Angeles. Open 8 to 6. */
const monday = '2026-11-23T18:00:00.000Z';

async function open(context: Parameters<typeof openBooking>[0], now = monday) {
  const app = await openBooking(context);
  const { t } = app;
  t.setNow(now);
  let sent = 0;
  const message = async () => {
    sent += 1;
    const body = contactBody({ email: `c${sent}@example.com`, phone: `81855501${10 + sent}` });
    const answer = await t.call('POST', api.contact, body);
    assert.equal(answer.status, 201, await answer.clone().text());
    return ((await answer.json()) as { id: number }).id;
  };
  const read = async (id: number) =>
    (await (await t.adminCall('GET', adminApi.request(id))).json()) as CustomerRequest;
  const clock = async (id: number) => {
    const { answerDueAt, answeredAt } = await read(id);
    return { answerDueAt, answeredAt };
  };
  const list = async (query: string) => {
    const answer = await t.adminCall('GET', `${adminApi.requests}?${query}`);
    assert.equal(answer.status, 200);
    return ((await answer.json()) as CustomerRequest[]).map(({ id }) => id);
  };
  return { ...app, t, message, read, clock, list };
}

const later = '2026-11-23T18:30:00.000Z';

test('a lead is due after the promised opening hours, and the confirmation does not stop its clock', async (context) => {
  const { lead, message, clock } = await open(context);
  const { requestId } = await lead();
  assert.deepEqual(await clock(requestId), { answerDueAt: '2026-11-23T19:00:00.000Z', answeredAt: null });
  // 8 h on Monday, 10 on Tuesday, 6 on Wednesday.
  const asked = await clock(await message());
  assert.deepEqual(asked, { answerDueAt: '2026-11-25T22:00:00.000Z', answeredAt: null });
});

test('the clock stops with the first call, status, quote sent or note of a person, and stays', async (context) => {
  const { t, lead, message, read, clock } = await open(context);
  const ways: Record<string, (request: CustomerRequest) => Promise<Response>> = {
    call: ({ id }) => t.adminCall('POST', adminApi.answeredRequest(id), { channel: 'call' }),
    status: ({ id }) => t.adminCall('PATCH', adminApi.request(id), { status: 'contacted' }),
    'status of the quote': ({ quoteRequestId }) =>
      t.adminCall('PUT', adminApi.quote(quoteRequestId!), { status: 'contacted' }),
    'quote sent': ({ quoteRequestId }) =>
      t.adminCall('POST', `${adminApi.quote(quoteRequestId!)}/send`, { channels: ['email'], message: '' }),
    note: ({ customerId }) =>
      t.adminCall('POST', `/api/admin/customers/${customerId}/notes`, { text: 'Called', isReply: false }),
  };
  for (const [name, answer] of Object.entries(ways)) {
    t.setNow(monday);
    const id = name.includes('quote') ? (await lead()).requestId : await message();
    await t.adminCall('PATCH', adminApi.request(id), { notes: 'Seen', priority: 'high', status: 'new' });
    assert.equal((await clock(id)).answeredAt, null, name);
    t.setNow(later);
    const answered = await answer(await read(id));
    assert.ok(answered.ok, `${name}: ${await answered.clone().text()}`);
    assert.equal((await clock(id)).answeredAt, later, name);
    t.setNow('2026-11-23T19:30:00.000Z');
    await t.adminCall('POST', adminApi.answeredRequest(id), { channel: 'email' });
    await t.adminCall('PATCH', adminApi.request(id), { status: 'new' });
    assert.equal((await clock(id)).answeredAt, later, name);
  }
});

test('a customer who books or declines ends the wait, one who asks for a change does not', async (context) => {
  const { t, lead, book, quote, clock, list } = await open(context);
  const [booked, declined, asking] = [await lead(), await lead(), await lead()];
  const due = (await clock(asking.requestId)).answerDueAt;
  assert.equal((await book(booked)).status, 201);
  for (const [of, words] of [
    [declined, { decision: 'declined' }],
    [asking, { decision: 'change-requested', message: 'Also the chair?' }],
  ] as const) {
    const { version } = await quote(of);
    const answer = await t.call('POST', `/api/quotes/${of.token}/decision`, { version, ...words });
    assert.equal(answer.status, 200, await answer.clone().text());
  }
  for (const { requestId } of [booked, declined]) {
    assert.deepEqual(await clock(requestId), { answerDueAt: null, answeredAt: null });
  }
  assert.deepEqual(await clock(asking.requestId), { answerDueAt: due, answeredAt: null });
  assert.equal((await list('sort=due'))[0], asking.requestId);
});

test('sorted by due, leads that wait come first by their due time, then the others, newest first', async (context) => {
  const { t, lead, message, list } = await open(context);
  const [early, answered, later] = [await message(), await message(), await message()];
  const { requestId: urgent } = await lead();
  const finished = await message();
  for (const id of [answered, finished]) await t.adminCall('POST', adminApi.answeredRequest(id), {});
  assert.deepEqual(await list('sort=due'), [urgent, later, early, finished, answered]);
  assert.deepEqual(await list('sort=due&limit=2&offset=2'), [early, finished]);
  assert.deepEqual(await list('sort=due&status=new&priority=medium&search=ana'), await list('sort=due'));
  assert.deepEqual(await list('sort=newest'), [finished, urgent, later, answered, early]);
  assert.equal((await t.adminCall('GET', `${adminApi.requests}?sort=oldest`)).status, 422);
});

test('new opening hours move what still waits in time; the promised hours and what is late stay', async (context) => {
  const { t, lead, clock } = await open(context);
  const { requestId: late } = await lead();
  t.setNow('2026-11-24T01:30:00.000Z');
  const { requestId: evening } = await lead();
  assert.equal((await clock(evening)).answerDueAt, '2026-11-24T16:30:00.000Z');
  const save = async (changes: Partial<StoredSettings>) => {
    const { updatedAt: _time, ...stored } = (await (
      await t.adminCall('GET', adminApi.settings)
    ).json()) as StoredSettings;
    const answer = await t.adminCall('PUT', adminApi.settings, { ...stored, ...changes });
    assert.equal(answer.status, 200, await answer.clone().text());
  };
  await save({ closures: [{ from: '2026-11-24', to: '2026-11-24', reason: 'Training' }] });
  assert.equal((await clock(evening)).answerDueAt, '2026-11-25T16:30:00.000Z');
  await save({ closures: [], replyWithinHours: { quote: 5, contact: 48 } });
  assert.equal((await clock(evening)).answerDueAt, '2026-11-24T16:30:00.000Z');
  assert.equal((await clock(late)).answerDueAt, '2026-11-23T19:00:00.000Z');
});

test('Analytics counts answers in time among those given or late', async (context) => {
  const { t, lead } = await open(context);
  const share = async () => {
    const answer = await t.adminCall('GET', `${adminApi.analytics}?days=7`);
    return ((await answer.json()) as Analytics).answeredInTime;
  };
  assert.deepEqual(await share(), { now: null, before: null, inTime: 0, counted: 0 });
  const leads = [await lead(), await lead(), await lead()];
  const answer = (index: number) =>
    t.adminCall('POST', adminApi.answeredRequest(leads[index]!.requestId), { channel: 'text' });
  t.setNow('2026-11-23T19:00:00.000Z');
  await answer(0);
  assert.deepEqual(await share(), { now: 100, before: null, inTime: 1, counted: 1 });
  t.setNow('2026-11-23T19:00:00.001Z');
  await answer(1);
  assert.deepEqual(await share(), { now: 33, before: null, inTime: 1, counted: 3 });
});

test('nobody but staff stops a clock, and only that of a request that exists', async (context) => {
  const { t, message } = await open(context);
  const path = adminApi.answeredRequest(await message());
  assert.equal((await t.call('POST', path, {})).status, 401);
  assert.equal((await t.adminCall('POST', path, { channel: 'pigeon' })).status, 422);
  assert.equal((await t.adminCall('POST', adminApi.answeredRequest(999), {})).status, 404);
});
