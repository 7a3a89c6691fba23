import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Db } from '#kit/db/open.ts';
import { newFileName } from '#kit/files/store.ts';
import { adminApi, api, files } from '#kit/paths/paths.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';
import { sweepTrash } from './sweep-trash.ts';

/** A quote request with a photo. */
async function sendLead(t: TestApp, email = 'ana@example.com') {
  const photo = newFileName();
  await t.deps.files.write(photo, Buffer.from('a photo'));
  const upload = { name: photo, width: 1, height: 1, bytes: 7, createdAt: t.deps.clock().toISOString() };
  await t.deps.db.insertInto('uploads').values(upload).execute();
  const items = [{ serviceId: await addService(t.deps.db), quantity: 1 }];
  const body = quoteBody(items, {}, { email, imageUrl: files.upload(photo) });
  const answer = await t.call('POST', api.contact, body);
  assert.equal(answer.status, 201);
  const { id, quoteId } = (await answer.json()) as ContactAnswer;
  return { id, quoteId: quoteId!, photo };
}

async function countLeft(db: Db) {
  const tables = ['requests', 'quotes', 'quoteItems', 'outbox', 'uploads'] as const;
  const entries = await db.selectFrom('events').select('id').where('isAudit', '=', 0).execute();
  const counts: Partial<Record<(typeof tables)[number] | 'history', number>> = { history: entries.length };
  for (const table of tables) {
    counts[table] = (await db.selectFrom(table).select('id').execute()).length;
  }
  return counts;
}

const deletedAt = '2026-11-21T18:00:00.000Z';
const beforeItsTime = '2026-12-21T17:59:59.000Z';
const afterItsTime = '2026-12-21T18:00:01.000Z';

test('after 30 days in the trash a request and its quote are gone for good, with photo, emails and history', async (context) => {
  const t = await createTestApp({ now: deletedAt });
  context.after(t.close);
  const gone = await sendLead(t);
  const kept = await sendLead(t, 'ben@example.com');
  const others = await countLeft(t.deps.db);
  await t.adminCall('DELETE', adminApi.request(gone.id));

  t.setNow(beforeItsTime);
  await sweepTrash(t.deps);
  assert.equal((await countLeft(t.deps.db)).requests, 2);
  assert.ok(await t.deps.files.read(gone.photo));

  t.setNow(afterItsTime);
  await sweepTrash(t.deps);
  assert.deepEqual(
    await countLeft(t.deps.db),
    Object.fromEntries(Object.entries(others).map(([table, count]) => [table, count / 2])),
  );
  assert.equal(await t.deps.files.read(gone.photo), null);
  assert.ok(await t.deps.files.read(kept.photo));
  assert.equal((await t.adminCall('POST', adminApi.restoreRequest(gone.id))).status, 404);
});

test('a deleted request whose quote is still in use waits for it', async (context) => {
  const t = await createTestApp({ now: deletedAt });
  context.after(t.close);
  const { id, quoteId, photo } = await sendLead(t);
  await t.adminCall('DELETE', adminApi.request(id));
  await t.adminCall('POST', adminApi.restoreQuote(quoteId));
  t.setNow(afterItsTime);
  await sweepTrash(t.deps);
  assert.equal((await t.adminCall('GET', adminApi.quote(quoteId))).status, 200);
  assert.ok(await t.deps.files.read(photo));
});

test('what was restored in time is never purged', async (context) => {
  const t = await createTestApp({ now: deletedAt });
  context.after(t.close);
  const { id, quoteId } = await sendLead(t);
  await t.adminCall('DELETE', adminApi.request(id));
  await t.adminCall('POST', adminApi.restoreRequest(id));
  t.setNow(afterItsTime);
  await sweepTrash(t.deps);
  assert.equal((await t.adminCall('GET', adminApi.request(id))).status, 200);
  assert.equal((await t.adminCall('GET', adminApi.quote(quoteId))).status, 200);
});
