import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { addDraft } from '#money/invoices/server/invoices.fixture.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { read } from './list-page.fixture.ts';

/** So many that each list is longer than twenty pages of one record. */
const numbers = Array.from({ length: 40 }, (_, number) => number);

/** A draft for a customer, and copies of both. */
async function addInvoices(t: TestApp) {
  const { db } = t.deps;
  await addDraft(t);
  const { id: _invoice, ...invoice } = await db.selectFrom('invoices').selectAll().executeTakeFirstOrThrow();
  const rows = numbers.map((number) => ({ ...invoice, token: `${number}`.padStart(32, '0') }));
  await db.insertInto('invoices').values(rows).execute();
  const { id: _id, ...customer } = await db.selectFrom('customers').selectAll().executeTakeFirstOrThrow();
  const customers = numbers.map(() => customer);
  await db.insertInto('customers').values(customers).execute();
}

const entry = { userId: null, userName: 'Kim', type: 'signed-in', isAudit: 1, subject: 'person' } as const;
const nothing = { subjectId: null, content: '{"before":null,"after":null}' };

/** Four of the same time each, which are far from each other. */
async function addAuditEntries({ deps: { db } }: TestApp) {
  const rows = numbers.map((number) => ({
    ...entry,
    ...nothing,
    createdAt: `2026-11-21T18:00:0${number % 10}.000Z`,
  }));
  await db.insertInto('events').values(rows).execute();
}

test('every page of customers, invoices and the audit log is a piece of the whole list', async (context) => {
  const t = await openTestApp(context);
  await addInvoices(t);
  await addAuditEntries(t);
  const lists: [path: string, filter: string][] = [
    [customerApi.customers, ''],
    [invoiceApi.invoices, ''],
    [invoiceApi.invoices, 'status=draft'],
    [adminApi.audit, ''],
    [adminApi.audit, 'action=signed-in'],
  ];
  for (const [path, filter] of lists) {
    const { rows: all } = await read(t, path, filter);
    assert.ok(all.length >= numbers.length, path);
    for (let offset = 0; offset < all.length + 2; offset += 1) {
      const page = await read(t, path, filter, `limit=1&offset=${offset}`);
      const name = `${path}?${filter} after ${offset}`;
      assert.deepEqual(page, { rows: all.slice(offset, offset + 1), total: all.length, isMore: false }, name);
    }
  }
});

test('a page very far from the first is the right one where many are of the same time', async (context) => {
  const t = await openTestApp(context);
  const { db } = t.deps;
  for (let first = 0; first < 110_000; first += 11_000) {
    // Each time has ten entries, which are far from each other.
    const rows = sql`
      with recursive numbers(i) as (select ${sql.lit(first)} union all select i + 1 from numbers where i < ${sql.lit(first + 10_999)})
      select '2026-11-21T18:00:00.' || (10000 + i % 11000) || 'Z', 'Kim', 'signed-in', 'person', 1, '{"before":null,"after":null}' from numbers`;
    await sql`insert into events (created_at, user_name, type, subject, is_audit, content) ${rows}`.execute(
      db,
    );
  }
  // Signs in, which is an entry too.
  await read(t, adminApi.audit, '', 'limit=1');
  const sorted = db
    .selectFrom('events')
    .select('id')
    .where('isAudit', '=', 1)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
  const all = (await sorted.execute()).map(({ id }) => id);
  for (const offset of [49_996, 49_999, 50_000, 50_003, 100_002, all.length - 5, all.length - 2, 120_000]) {
    const { rows, total, isMore } = await read(t, adminApi.audit, '', `limit=5&offset=${offset}`);
    assert.deepEqual(
      rows.map(({ id }) => id),
      all.slice(offset, offset + 5),
      `${offset}`,
    );
    const counted = Math.ceil((offset + 6) / 10_000) * 10_000;
    assert.deepEqual([total, isMore], [Math.min(counted, all.length), counted < all.length], `${offset}`);
  }
});
