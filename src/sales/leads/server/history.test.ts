import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HistoryEntry } from '#kit/events/history.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';

async function sendQuote(t: TestApp): Promise<{ id: number; quoteId: number }> {
  const items = [{ serviceId: await addService(t.deps.db), quantity: 1 }];
  const answer = await t.call('POST', api.contact, quoteBody(items));
  const { id, quoteId } = (await answer.json()) as ContactAnswer;
  return { id, quoteId: quoteId! };
}

async function read(t: TestApp, path: string) {
  const answer = await t.adminCall('GET', path);
  assert.equal(answer.status, 200);
  return (await answer.json()) as HistoryEntry[];
}

/** Oldest first: action, changes and who. */
const told = (entries: HistoryEntry[]) =>
  entries.toReversed().map(({ action, changes, userName }) => [action, changes, userName]);

test('a lead from the site begins its history, and a change says before, after, when and by whom', async (context) => {
  const t = await openTestApp(context);
  const { id, quoteId } = await sendQuote(t);
  await t.adminCall('PATCH', adminApi.request(id), { priority: 'high' });
  t.setNow('2026-11-21T19:00:00.000Z');
  await t.adminCall('PATCH', adminApi.request(id), { status: 'scheduled', notes: 'Gate code 4711' });
  const { name } = await t.deps.db.selectFrom('users').select('name').executeTakeFirstOrThrow();
  const entries = await read(t, adminApi.requestHistory(id));
  assert.deepEqual(told(entries), [
    ['created', {}, 'Website'],
    ['changed', { priority: ['medium', 'high'] }, name],
    ['changed', { status: ['new', 'scheduled'], notes: [null, 'Gate code 4711'] }, name],
  ]);
  assert.equal(entries[0]?.createdAt, '2026-11-21T19:00:00.000Z');
  assert.deepEqual(told(await read(t, adminApi.quoteHistory(quoteId))), [
    ['created', {}, 'Website'],
    ['changed', { status: ['new', 'scheduled'] }, name],
  ]);
});

test('a quote that moves its request leaves an entry in both, and its other fields in its own', async (context) => {
  const t = await openTestApp(context);
  const { id, quoteId } = await sendQuote(t);
  await t.adminCall('PUT', adminApi.quote(quoteId), { status: 'completed', estimatedPrice: '120' });
  const [quoteEntry] = await read(t, adminApi.quoteHistory(quoteId));
  assert.deepEqual(quoteEntry?.changes, {
    status: ['new', 'completed'],
    estimatedPrice: ['89.00', '120.00'],
  });
  const [requestEntry] = await read(t, adminApi.requestHistory(id));
  assert.deepEqual(requestEntry?.changes, { status: ['new', 'completed'] });
});

test('a change that changes nothing, and one that is refused, leave no entry', async (context) => {
  const t = await openTestApp(context);
  const { id } = await sendQuote(t);
  await t.adminCall('PATCH', adminApi.request(id), { status: 'new', notes: '' });
  await t.adminCall('PATCH', adminApi.request(id), { notes: 'late', version: 0 });
  await t.adminCall('PATCH', adminApi.request(id), { status: 'unheard-of' });
  assert.equal((await read(t, adminApi.requestHistory(id))).length, 1);
});

test('the history shows deleting and restoring too, and clips a long text', async (context) => {
  const t = await openTestApp(context);
  const { quoteId } = await sendQuote(t);
  await t.adminCall('PUT', adminApi.quote(quoteId), { adminNotes: 'word '.repeat(200) });
  await t.adminCall('DELETE', adminApi.quote(quoteId));
  assert.equal((await t.adminCall('GET', adminApi.quoteHistory(quoteId))).status, 404);
  await t.adminCall('POST', adminApi.restoreQuote(quoteId));
  const [restored, deleted, changed] = await read(t, adminApi.quoteHistory(quoteId));
  assert.deepEqual([restored?.action, deleted?.action], ['restored', 'deleted']);
  const [, after] = changed!.changes.adminNotes!;
  assert.ok(String(after).length <= 200 && String(after).endsWith('…'));
});

test('a history is read by administrators only, and there is none of an unknown record', async (context) => {
  const t = await openTestApp(context);
  const { id, quoteId } = await sendQuote(t);
  for (const path of [adminApi.requestHistory(id), adminApi.quoteHistory(quoteId)]) {
    assert.equal((await t.call('GET', path)).status, 401);
  }
  for (const path of [adminApi.requestHistory(999), adminApi.quoteHistory(999)]) {
    assert.equal((await t.adminCall('GET', path)).status, 404);
  }
  assert.equal((await t.adminCall('GET', `${adminApi.requests}/x/history`)).status, 404);
});

test('the first reply is when the status first leaves new, whichever way, and stays', async (context) => {
  const t = await openTestApp(context);
  const firstReply = async (id: number) =>
    (
      await t.deps.db
        .selectFrom('requests')
        .select('firstReplyAt')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).firstReplyAt;
  const direct = ((await (await t.call('POST', api.contact, contactBody())).json()) as ContactAnswer).id;
  const linked = await sendQuote(t);
  await t.adminCall('PATCH', adminApi.request(direct), { notes: 'Seen' });
  assert.equal(await firstReply(direct), null);

  t.setNow('2026-11-21T19:00:00.000Z');
  await t.adminCall('PATCH', adminApi.request(direct), { status: 'contacted' });
  await t.adminCall('PUT', adminApi.quote(linked.quoteId), { status: 'contacted' });
  t.setNow('2026-11-21T20:00:00.000Z');
  for (const status of ['new', 'contacted']) {
    await t.adminCall('PATCH', adminApi.request(direct), { status });
    await t.adminCall('PUT', adminApi.quote(linked.quoteId), { status });
  }
  assert.equal(await firstReply(direct), '2026-11-21T19:00:00.000Z');
  assert.equal(await firstReply(linked.id), '2026-11-21T19:00:00.000Z');
});
