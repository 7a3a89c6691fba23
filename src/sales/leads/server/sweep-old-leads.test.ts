import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { allRows, sendLead } from '#kit/backup/backup.fixture.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { createTestApp } from '../../../../tests/support/app.ts';
import { sweepOldLeads } from './sweep-old-leads.ts';

async function openSite(context: TestContext, retentionDays: number | null) {
  const t = await createTestApp({ now: '2026-01-01T18:00:00.000Z', config: { retentionDays } });
  context.after(t.close);
  return t;
}

const leadTables = ['requests', 'quotes', 'quote_items', 'uploads', 'outbox'];

test('leads older than RETENTION_DAYS are gone for good, with photos, emails and history; younger ones stay', async (context) => {
  const t = await openSite(context, 365);
  const old = await sendLead(t, {});
  t.setNow('2026-12-01T18:00:00.000Z');
  const young = await sendLead(t, {});
  const both = await allRows(t.deps.db);
  t.setNow('2027-01-01T17:59:00.000Z');
  await sweepOldLeads(t.deps);
  assert.deepEqual(await allRows(t.deps.db), both);
  t.setNow('2027-01-02T18:00:00.000Z');
  await sweepOldLeads(t.deps);
  const left = await allRows(t.deps.db);
  for (const table of leadTables) assert.equal(left[table]!.length, both[table]!.length / 2, table);
  const inHistory = ({ events }: typeof left) => events!.filter((row) => row.includes('["is_audit",0]'));
  assert.equal(inHistory(left).length, inHistory(both).length / 2);
  assert.equal(await t.deps.files.read(old.photo), null);
  assert.ok(await t.deps.files.read(young.photo));
  assert.equal((await t.adminCall('GET', adminApi.request(young.id))).status, 200);
});

test('an old lead with a visit to come waits for it, and one with a younger quote for that', async (context) => {
  const t = await openSite(context, 30);
  const visit = await sendLead(t, {});
  const quote = t.deps.db.updateTable('quotes').where('id', '=', visit.quoteId);
  await quote.set({ status: 'scheduled', preferredDate: '2026-06-01' }).execute();
  const followed = await sendLead(t, {});
  await t.deps.db
    .updateTable('quotes')
    .set({ createdAt: '2026-05-20T00:00:00.000Z' })
    .where('id', '=', followed.quoteId)
    .execute();
  const alone = await sendLead(t, {});
  await t.deps.db.updateTable('quotes').set({ requestId: null }).where('id', '=', alone.quoteId).execute();
  t.setNow('2026-05-31T18:00:00.000Z');
  await sweepOldLeads(t.deps);
  const ids = async () =>
    (await t.deps.db.selectFrom('quotes').select('id').orderBy('id').execute()).map(({ id }) => id);
  assert.deepEqual(await ids(), [visit.quoteId, followed.quoteId]);
  t.setNow('2026-06-20T18:00:00.000Z');
  await sweepOldLeads(t.deps);
  assert.deepEqual(await ids(), []);
  assert.equal((await t.deps.db.selectFrom('requests').select('id').execute()).length, 0);
});

test('an old lead with a visit to come is kept for it no longer once its request is cancelled', async (context) => {
  const t = await openSite(context, 30);
  const lead = await sendLead(t, {});
  const visit = { status: 'scheduled', preferredDate: '2026-06-01' } as const;
  await t.deps.db.updateTable('quotes').set(visit).where('id', '=', lead.quoteId).execute();
  t.setNow('2026-05-31T18:00:00.000Z');
  await sweepOldLeads(t.deps);
  assert.equal((await t.deps.db.selectFrom('quotes').select('id').execute()).length, 1);
  await t.adminCall('PATCH', adminApi.request(lead.id), { status: 'cancelled' });
  await sweepOldLeads(t.deps);
  assert.deepEqual(await t.deps.db.selectFrom('quotes').select('id').execute(), []);
});

test('old leads in the trash are gone too, suspected spam among them', async (context) => {
  const t = await openSite(context, 30);
  const deleted = await sendLead(t, {});
  const suspected = await sendLead(t, {});
  const young = '2026-02-10T00:00:00.000Z';
  const update = t.deps.db.updateTable('requests');
  await update.set({ deletedAt: young }).where('id', '=', deleted.id).execute();
  await update.set({ deletedAt: young, quarantinedAt: young }).where('id', '=', suspected.id).execute();
  t.setNow('2026-02-20T18:00:00.000Z');
  await sweepOldLeads(t.deps);
  assert.deepEqual(await t.deps.db.selectFrom('requests').select('id').execute(), []);
});

test('without RETENTION_DAYS nothing is ever too old', async (context) => {
  const t = await openSite(context, null);
  await sendLead(t, {});
  const before = await allRows(t.deps.db);
  t.setNow('2099-01-01T00:00:00.000Z');
  await sweepOldLeads(t.deps);
  assert.deepEqual(await allRows(t.deps.db), before);
});
