import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'kysely';
import { listEmails } from '#delivery/emails/server/emails.queries.ts';
import { silentLog } from '../../../tests/support/database.ts';
import { getPlans } from '../../../tests/support/query-plans.ts';
import { type Db, openDb } from './open.ts';
import { getEngine } from './portable.ts';
import { find, openDatabase, store } from './search.fixture.ts';
import { createSearchIndexes, tidySearchIndexes } from './search-indexes.ts';

test('on Postgres a search for few goes through an index once the newest rows have too few', async (context) => {
  const { db } = await openDatabase(context);
  if (getEngine(db) === 'sqlite') return;
  await store(
    db,
    Array.from({ length: 6000 }, (_, number) => `person${number}@example.com`),
  );
  await createSearchIndexes(db, silentLog);
  await sql`vacuum analyze outbox`.execute(db);
  const [plan] = await getPlans(db, (watched) => find(watched, 'person77@'), { mayPostgresSort: true });
  assert.match(plan!, /Bitmap Index Scan on outbox_search/);
  const list = (watched: Db) => listEmails(watched, { search: 'person77@', limit: 50 });
  const [newest, first, rest] = await getPlans(db, list, { mayPostgresSort: true });
  assert.match(newest!, /Index Only Scan Backward using outbox_pkey/);
  assert.match(first!, /Index Cond: \(\(id <= \d+\) AND \(id > \d+\)\)|outbox_search/);
  assert.match(rest!, /Bitmap Index Scan on outbox_search/);
});

test('on Postgres one of two instances creates the indexes, and replaces an interrupted one', async (context) => {
  const { db } = await openDatabase(context);
  if (getEngine(db) === 'sqlite') return;
  const made = async () =>
    (
      await sql<{ oid: number }>`
        select indexrelid::integer as oid from pg_index where indisvalid and indexrelid in
        (to_regclass('requests_search'), to_regclass('quotes_search'), to_regclass('outbox_search')) order by 1
      `.execute(db)
    ).rows.map(({ oid }) => oid);
  const warned: unknown[] = [];
  const log = { ...silentLog, warn: (...line: unknown[]) => void warned.push(line) };
  await Promise.all([createSearchIndexes(db, log), createSearchIndexes(db, log)]);
  const first = await made();
  assert.equal(first.length, 3);
  await createSearchIndexes(db, log);
  assert.deepEqual(await made(), first);
  await sql`update pg_index set indisvalid = false where indexrelid = 'quotes_search'::regclass`.execute(db);
  await createSearchIndexes(db, log);
  assert.equal((await made()).length, 3);
  assert.deepEqual(warned, []);
});

test('on Postgres without the extension, a search still finds everything', async (context) => {
  const { db, databaseUrl } = await openDatabase(context);
  if (!databaseUrl) return;
  const role = `nobody_${randomBytes(6).toString('hex')}`;
  await sql`create role ${sql.id(role)} login password 'test'`.execute(db);
  const limited = openDb({ databaseUrl: withUser(databaseUrl, role), dataDir: '' }, silentLog);
  const warned: string[] = [];
  const log = {
    ...silentLog,
    warn: (_line: string, fields?: object) => void warned.push(JSON.stringify(fields)),
  };
  try {
    for (const table of ['requests', 'quotes', 'outbox'])
      await sql`alter table ${sql.table(table)} owner to ${sql.id(role)}`.execute(db);
    await sql`grant all on schema public to ${sql.id(role)}`.execute(db);
    await sql`grant all on all tables in schema public to ${sql.id(role)}`.execute(db);
    await sql`grant all on all sequences in schema public to ${sql.id(role)}`.execute(db);
    await createSearchIndexes(limited, log);
    await sql`create schema elsewhere`.execute(db);
    await sql`create extension pg_trgm schema elsewhere`.execute(db);
    await createSearchIndexes(limited, log);
    assert.match(warned[0]!, /permission denied to create extension/);
    assert.match(warned[1]!, /permission denied for schema elsewhere/);
    await store(limited, ['one', 'two']);
    assert.deepEqual(await find(limited, 'two'), ['two']);
  } finally {
    await limited.destroy();
    await sql`reassign owned by ${sql.id(role)} to current_user`.execute(db);
    await sql`drop owned by ${sql.id(role)}`.execute(db);
    await sql`drop role ${sql.id(role)}`.execute(db);
  }
});

function withUser(databaseUrl: string, user: string): string {
  const url = new URL(databaseUrl);
  url.username = user;
  url.password = 'test';
  return url.href;
}

test('on SQLite nothing is left in the index of what was deleted, once it was tidied', async (context) => {
  const { db } = await openDatabase(context);
  if (getEngine(db) === 'postgres') return;
  await store(db, [...Array.from({ length: 700 }, (_, number) => `person ${number}`), 'zxqwvj']);
  await tidySearchIndexes(db);
  const isHeld = async () => {
    const { rows } = await sql<{ block: Uint8Array }>`select block from outbox_search_data`.execute(db);
    return rows.some(({ block }) => Buffer.from(block).includes('zxq'));
  };
  assert.equal(await isHeld(), true);
  await db.deleteFrom('outbox').where('searchText', '=', 'zxqwvj').execute();
  assert.equal(await isHeld(), true);
  await tidySearchIndexes(db);
  assert.equal(await isHeld(), false);
  assert.equal((await find(db, 'person')).length, 700);
});
