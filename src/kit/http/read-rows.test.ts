import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addSampleLeads } from '#app/seed/sample-leads.ts';
import { seedDemo } from '#app/seed/seed.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { unreadableHeader } from '#kit/wire/total-count.ts';
import { getOperations, readDocument } from '../../../tests/support/api-caller.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { contactBody } from '../../../tests/support/leads.ts';

/** Tables of which each has one row, which is the whole. */
const single = ['settings', 'messageSettings', 'alertSettings', 'secrets'];

/** Breaks the stored JSON and the times of the first row of each table, as a bad disk or a hand in the database does. */
async function damage({ deps: { db } }: TestApp): Promise<void> {
  for (const { name, columns } of await db.introspection.getTables()) {
    const table = name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase()) as 'quotes';
    if (single.includes(table) || !columns.some((column) => column.name === 'id')) continue;
    // Nobody can change an entry of the audit log; see below.
    const rows = db.selectFrom(table).selectAll();
    const some = name === 'events' ? rows.where('isAudit' as never, '=', 0 as never) : rows;
    // The first one: an item of another quote would take that one along.
    const row = await some
      .orderBy('id' as never)
      .limit(1)
      .executeTakeFirst();
    const broken = Object.entries(row ?? {}).filter(([, value]) => /^[[{]/.test(String(value)));
    if (!row || broken.length === 0 || typeof row.id !== 'number') continue;
    const values = Object.fromEntries(broken.map(([column]) => [column, '{']));
    await db.updateTable(table).set(values).where('id', '=', row.id).execute();
  }
}

test('a damaged row is named in the log and takes no list with it', async (context) => {
  const t = await openTestApp(context);
  const { db } = t.deps;
  await seedDemo(db, t.deps.clock());
  await addSampleLeads(db, 30, 60, t.deps.clock());
  await t.adminCall('POST', visitApi.crews, { name: 'Late crew' });
  await db.updateTable('crews').set({ hours: '[]' }).execute();
  const quote = await db.selectFrom('quotes').select('id').orderBy('id').executeTakeFirstOrThrow();
  const invoice = await t.adminCall('POST', '/api/admin/invoices', { quoteId: quote.id });
  assert.equal(invoice.status, 201);
  const sent = await t.call('POST', api.contact, contactBody());
  const { id: deletedId } = (await sent.json()) as { id: number };
  assert.equal((await t.adminCall('DELETE', adminApi.request(deletedId))).status, 200);
  await damage(t);
  const { id: _id, ...entry } = await db
    .selectFrom('events')
    .selectAll()
    .where('isAudit', '=', 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('events')
    .values({ ...entry, content: '{' })
    .execute();
  await db.updateTable('requests').set({ deletedAt: 'yesterday' }).where('id', '=', deletedId).execute();

  const named = new Set<unknown>();
  t.deps.log = { ...t.deps.log, error: (_message, fields) => named.add(fields?.table) };
  const lists = getOperations(await readDocument(t)).filter(
    ({ method, path, operation }) =>
      method === 'GET' && !path.includes('{') && JSON.stringify(operation.responses).includes('"array"'),
  );
  const others = [
    adminApi.today,
    `${adminApi.schedule}?from=2026-10-01&to=2026-11-30`,
    adminApi.quoteHistory(quote.id),
    `${adminApi.analytics}?days=30`,
  ];
  for (const path of [...lists.map((list) => list.path), ...others]) {
    const answer = await t.adminCall('GET', path);
    assert.ok(answer.status < 500, `${path}: ${answer.status}`);
  }
  const quotes = await t.adminCall('GET', adminApi.quotes);
  assert.equal(quotes.headers.get(unreadableHeader), '1');
  const left = ((await quotes.json()) as { id: number }[]).map(({ id }) => id);
  assert.ok(left.length > 5 && !left.includes(quote.id));
  for (const table of ['quotes', 'services', 'crews', 'events', 'trash']) {
    assert.ok(named.has(table), `${table} is named`);
  }
});
