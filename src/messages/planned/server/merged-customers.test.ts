import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerApi, messagePaths } from '#kit/paths/customer-paths.ts';
import { openMessages } from './messages.fixture.ts';

/** The leads come at 10 AM of November 21. */
const afterHours = (hours: number) =>
  new Date(Date.parse('2026-11-21T18:00:00.000Z') + hours * 3_600_000).toISOString();

async function openMerged(...[context]: Parameters<typeof openMessages>) {
  const app = await openMessages(context);
  const merged = await app.lead();
  const target = await app.lead();
  const ids = {
    merged: await app.pickCustomer(merged.quoteId),
    target: await app.pickCustomer(target.quoteId),
  };
  assert.notEqual(ids.merged, ids.target);
  const call = async (path: string, body: object, status = 200) => {
    const answer = await app.t.adminCall('POST', path, body);
    assert.equal(answer.status, status, await answer.clone().text());
  };
  await app.run();
  await call(customerApi.merge(ids.merged), { intoId: ids.target });
  return { ...app, merged, target, ids, call };
}

const recipients = (emails: readonly { to: string }[]) => emails.map(({ to }) => to).sort();

test('a follow-up that was planned before a merge still goes, to the contact of its quote', async (context) => {
  const app = await openMerged(context);
  assert.deepEqual(recipients(await app.at(afterHours(48))), ['ana1@example.com', 'ana2@example.com']);
  assert.deepEqual(recipients(await app.at(afterHours(120))), ['ana1@example.com', 'ana2@example.com']);
});

test('a reply noted at either customer ends the follow-ups of both while they are merged', async (context) => {
  const app = await openMerged(context);
  await app.call(customerApi.notes(app.ids.target), { text: 'Next month, please.', isReply: true }, 201);
  assert.deepEqual(await app.at(afterHours(48)), []);
});

test('separated customers are followed up one by one', async (context) => {
  const app = await openMerged(context);
  await app.call(customerApi.unmerge(app.ids.merged), {});
  await app.call(customerApi.notes(app.ids.target), { text: 'Next month, please.', isReply: true }, 201);
  assert.deepEqual(recipients(await app.at(afterHours(48))), ['ana1@example.com']);
});

test('a follow-up of a merged customer stands in the timeline of the other, and is skipped there', async (context) => {
  const app = await openMerged(context);
  const planned = (await app.timeline(app.target.quoteId)).filter(({ status }) => status === 'planned');
  assert.deepEqual(planned.map(({ customerId }) => customerId).sort(), [
    app.ids.merged,
    app.ids.merged,
    app.ids.target,
    app.ids.target,
  ]);
  const first = planned.find(
    ({ customerId, messageKind }) => customerId === app.ids.merged && messageKind === 'follow-up-1',
  );
  await app.call(messagePaths.skip(first!.id), {});
  assert.deepEqual(recipients(await app.at(afterHours(48))), ['ana2@example.com']);
});

test('nothing goes to a merged customer once the one that stands for it is in the trash', async (context) => {
  const app = await openMerged(context);
  assert.equal((await app.t.adminCall('DELETE', customerApi.customer(app.ids.target))).status, 200);
  assert.deepEqual(await app.at(afterHours(48)), []);
});
