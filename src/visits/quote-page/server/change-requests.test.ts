import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { TimelineEntry } from '#office/customer/timeline.ts';
import { accepting, openQuotePage, readJson } from './decisions.fixture.ts';

type Opened = Awaited<ReturnType<typeof openQuotePage>>;

/** Only those about change requests, oldest first. */
async function getEmails({ t }: Opened): Promise<{ text: string; runAfter: string }[]> {
  const rows = await t.deps.db
    .selectFrom('outbox')
    .select(['payload', 'runAfter'])
    .where('purpose', '=', 'decision')
    .orderBy('id')
    .execute();
  return rows
    .map(({ payload, runAfter }) => ({
      ...(JSON.parse(payload) as { subject: string; text: string }),
      runAfter,
    }))
    .filter(({ subject }) => subject.startsWith('Customer asks for a change'))
    .map(({ text, runAfter }) => ({ text, runAfter }));
}

async function callTimeline({ t, quote }: Opened): Promise<string[]> {
  const { customerId } = await quote();
  const entries = await readJson<TimelineEntry[]>(
    t.adminCall('GET', `${customerApi.timeline(customerId!)}?limit=100`),
  );
  return entries.filter(({ title }) => title.startsWith('Change request')).map(({ detail }) => detail);
}

const ask = ({ decide }: Opened, message: string) =>
  decide({ version: 1, decision: 'change-requested', message });

test('many change requests make one email right away and one after ten minutes, with all of them', async (context) => {
  const opened = await openQuotePage(context);
  const messages = Array.from({ length: 8 }, (_, index) => `Wish number ${index}.`);
  for (const [index, message] of messages.entries()) {
    opened.t.setNow(`2026-11-21T18:0${index}:00.000Z`);
    assert.equal((await ask(opened, message)).status, 200);
  }
  const [first, rest, ...others] = await getEmails(opened);
  assert.deepEqual(others, []);
  assert.equal(first?.runAfter, '2026-11-21T18:00:00.000Z');
  assert.equal(rest?.runAfter, '2026-11-21T18:10:00.000Z');
  assert.ok(first.text.includes(messages[0]!) && !first.text.includes(messages[1]!));
  assert.ok(!rest.text.includes(messages[0]!));
  for (const message of messages.slice(1)) assert.ok(rest.text.includes(message), message);
  assert.deepEqual(await callTimeline(opened), messages.toReversed());
  opened.t.setNow('2026-11-21T18:30:00.000Z');
  await ask(opened, 'Much later');
  const last = (await getEmails(opened)).at(-1);
  assert.equal(last?.runAfter, '2026-11-21T18:30:00.000Z');
  assert.ok(!last.text.includes(messages[7]!));
  await opened.decide({ version: 1, ...accepting });
});

test('the same change request is one within ten minutes, and a new one weeks later', async (context) => {
  const opened = await openQuotePage(context);
  for (const time of ['2026-11-21T18:00:00.000Z', '2026-11-21T18:09:00.000Z', '2026-12-14T18:00:00.000Z']) {
    opened.t.setNow(time);
    assert.equal((await ask(opened, 'In the morning, please.')).status, 200);
  }
  assert.equal((await callTimeline(opened)).length, 2);
  assert.deepEqual(
    (await getEmails(opened)).map(({ runAfter }) => runAfter),
    ['2026-11-21T18:00:00.000Z', '2026-12-14T18:00:00.000Z'],
  );
});

test('a change request right after an acceptance is told right away', async (context) => {
  const opened = await openQuotePage(context);
  await opened.decide({ version: 1, ...accepting });
  await ask(opened, 'Please ring twice');
  const [email] = await getEmails(opened);
  assert.equal(email?.runAfter, '2026-11-21T18:00:00.000Z');
});

test('the change requests of suspected spam enter the timeline when it is released, in full', async (context) => {
  const opened = await openQuotePage(context, { website: 'https://pills.example' });
  const long = `Also the rug, please. ${'It is large. '.repeat(60)}`.trim();
  await ask(opened, long);
  await ask(opened, long);
  opened.t.setNow('2026-11-21T18:20:00.000Z');
  await opened.decide({ version: 1, ...accepting });
  await ask(opened, 'And the stairs');
  assert.deepEqual(await getEmails(opened), []);
  const released = await opened.t.adminCall('POST', adminApi.releaseQuarantined(opened.lead.id));
  assert.equal(released.status, 200);
  assert.deepEqual(await callTimeline(opened), ['And the stairs', long]);
  const notes = await opened.t.deps.db.selectFrom('customerNotes').select(['createdAt', 'quoteId']).execute();
  assert.deepEqual(
    notes.map(({ createdAt, quoteId }) => [createdAt, quoteId]),
    [
      ['2026-11-21T18:00:00.000Z', opened.id],
      ['2026-11-21T18:20:00.000Z', opened.id],
    ],
  );
});
