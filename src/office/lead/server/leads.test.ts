import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi } from '#kit/paths/paths.ts';
import { type Lead, leadApi } from '#office/lead/leads.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { openBooking } from '#visits/booking/server/booking.fixture.ts';

test('request, quote, visit and invoice are one lead with one next step, from either end', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  const made = await app.lead();
  const read = async (query: string) =>
    (await (await t.adminCall('GET', `${leadApi.lead}?${query}`)).json()) as Lead;
  const state = async () => {
    const ends = [await read(`request=${made.requestId}`), await read(`quote=${made.quoteId}`)];
    assert.deepEqual(ends[0], ends[1]);
    return [ends[0]!.status, ends[0]!.next];
  };
  assert.deepEqual(await state(), ['new', 'answer']);

  const email = { subject: 'Your sofa', text: 'Hi Ana,\n\nwe can come on Tuesday.' };
  const sent = await t.adminCall('POST', leadApi.email(made.requestId), email);
  assert.equal(sent.status, 200, await sent.clone().text());
  assert.notEqual(((await sent.json()) as CustomerRequest).answeredAt, null);
  const [stored] = await t.deps.db
    .selectFrom('outbox')
    .select(['payload', 'purpose'])
    .where('requestId', '=', made.requestId)
    .where('purpose', '=', 'message')
    .execute();
  assert.match(stored!.payload, /we can come on Tuesday/);
  assert.deepEqual(await state(), ['quoted', 'book']);
  const { messages, history } = await read(`quote=${made.quoteId}`);
  assert.ok(messages.some(({ title }) => title === 'Your sofa'));
  assert.deepEqual(
    history.map(({ action }) => action),
    ['changed', 'created'],
  );

  const booked = await app.book(made);
  assert.equal(booked.status, 201);
  assert.deepEqual(await state(), ['booked', null]);
  const [visit] = (await read(`quote=${made.quoteId}`)).visits;
  const done = { status: 'done', version: visit!.version, force: true };
  const finished = await t.adminCall('PATCH', `/api/admin/visits/${visit!.id}`, done);
  assert.equal(finished.status, 200, await finished.clone().text());
  assert.equal((await state())[0], 'done');
});

test('a lead without an email address is not emailed, and one in the trash is none', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  const { requestId } = await app.lead({ contact: { email: '' } });
  const email = { subject: 'Your sofa', text: 'We can come.' };
  assert.equal((await t.adminCall('POST', leadApi.email(requestId), email)).status, 422);
  await t.adminCall('DELETE', adminApi.request(requestId));
  assert.equal((await t.adminCall('GET', `${leadApi.lead}?request=${requestId}`)).status, 404);
  assert.equal((await t.call('GET', `${leadApi.lead}?request=${requestId}`)).status, 401);
});
