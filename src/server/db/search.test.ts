import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { searchable } from '#shared/text.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { plansOf } from '../../../tests/support/query-plans.ts';
import { newestFirst } from './list-page.ts';
import { migrate } from './migrate.ts';
import { searchIndexes } from './migrations/0023-search-indexes.ts';
import { type Db, databaseFile } from './open.ts';
import { engineOf } from './portable.ts';
import { indexAllLatest, searchIn } from './search.ts';
import { inTransaction } from './transaction.ts';

async function openDatabase(context: TestContext, options = {}) {
  const database = await createTestDatabase(options);
  context.after(database.close);
  return database;
}

/** E-mails with those texts to search in. */
async function store(db: Db, texts: readonly string[]): Promise<void> {
  const time = '2026-11-21T18:00:00.000Z';
  const email = { kind: 'email' as const, payload: '{}', runAfter: time, createdAt: time };
  await db
    .insertInto('outbox')
    .values(texts.map((text) => ({ ...email, searchText: searchable(text) })))
    .execute();
}

async function find(db: Db, ...words: string[]): Promise<string[]> {
  const { query, newest } = await searchIn(db, 'outbox', words);
  const rows = await newestFirst(query.select('searchText'), newest).execute();
  return rows.map(({ searchText }) => searchText);
}

const texts = [
  'Ana Lopez\nana@example.com\n(818) 555-0111\n8185550111',
  'Zoë “Zo” O’Brien\nzoe.o-brien@example.com',
  '100% wool, 20_x 30, C:\\rugs',
  '💧💧💧 water and 💧',
  'AND or NOT near* ^first text:"quoted"',
  'ＷＩＤＥ ß İstanbul',
  'aaaa',
  'a\naa',
  '',
];
const typed = [
  ...['ana', 'an', 'a', 'lopez', 'ANA@', 'example.com', '818', '(818)', '555-01', '5550111', 'm\n('],
  ...[
    'zoë',
    "o'brien",
    '“zo”',
    '"zo"',
    '"',
    'zoe.o-brien@example.com',
    '100%',
    '%',
    '20_x',
    '_',
    ':\\r',
    '\\',
  ],
  ...['💧', '💧💧', '💧💧💧', '💧 w', 'and', 'not', 'near*', '^fi', 'text:', ':"q', '""', '"""'],
  ...['ｗｉｄｅ', 'ß', 'i̇st', 'istanbul', 'aaa', 'aaaa', 'aaaaa', 'nobody', 'ana '.repeat(60)],
];

test('what is found are the texts that contain what was typed, the newest first', async (context) => {
  const { db } = await openDatabase(context);
  await store(db, texts);
  const stored = texts.map(searchable).toReversed();
  for (const word of typed) {
    const expected = stored.filter((text) => text.includes(searchable(word)));
    assert.deepEqual(await find(db, word), expected, word);
  }
  assert.deepEqual(await find(db, 'lopez', '8'), [searchable(texts[0]!)]);
  assert.deepEqual(await find(db, 'example.com', 'zo', 'brien'), [searchable(texts[1]!)]);
  assert.deepEqual(await find(db, 'lopez', 'brien'), []);
  assert.deepEqual(await find(db), stored);
});

test('a row is found by its present text, whether the index had it before or not, until it is deleted', async (context) => {
  const { db } = await openDatabase(context);
  await store(db, ['old one', 'old two']);
  assert.deepEqual(await find(db, 'old'), ['old two', 'old one']);
  await store(db, ['old three', 'old four']);
  const rename = (id: number, searchText: string) =>
    db.updateTable('outbox').set({ searchText }).where('id', '=', id).execute();
  await rename(1, 'new one');
  await rename(4, 'new four');
  assert.deepEqual(await find(db, 'new'), ['new four', 'new one']);
  assert.deepEqual(await find(db, 'old'), ['old three', 'old two']);
  await store(db, ['old five', 'old six']);
  await db.deleteFrom('outbox').where('id', 'in', [2, 4, 6]).execute();
  assert.deepEqual(await find(db, 'old'), ['old five', 'old three']);
  assert.deepEqual(await find(db, 'new'), ['new one']);
  await store(db, ['old seven']);
  assert.deepEqual(await find(db, 'old'), ['old seven', 'old five', 'old three']);
});

test('rows of before, more than are added at once, and of a change that is not committed yet are found', async (context) => {
  const { db } = await openDatabase(context, { migratedTo: '0022-list-counts' });
  await store(
    db,
    Array.from({ length: 1200 }, (_, number) => `person ${number}`),
  );
  await migrate(db);
  assert.equal((await find(db, 'person')).length, 1200);
  await inTransaction(db, async (trx) => {
    await store(trx, ['person of the transaction']);
    assert.deepEqual(await find(trx, 'transaction'), ['person of the transaction']);
    throw new Error('changed my mind');
  }).catch((error) => assert.equal(error.message, 'changed my mind'));
  assert.deepEqual(await find(db, 'transaction'), []);
  await store(db, ['the next person']);
  assert.equal((await find(db, 'person')).length, 1201);
});

test('on SQLite a search is answered as well while the file takes nothing in', async (context) => {
  const { db, dataDir } = await openDatabase(context);
  if (engineOf(db) === 'postgres') return;
  const texts = Array.from({ length: 600 }, () => randomBytes(100).toString('hex'));
  await store(db, [...texts, 'before']);
  const other = new DatabaseSync(join(dataDir, databaseFile));
  other.exec('begin immediate');
  assert.deepEqual(await find(db, 'before'), ['before']);
  other.exec('rollback');
  other.close();
  // As on a full disk: the file may not grow.
  await sql`pragma max_page_count = 1`.execute(db);
  assert.deepEqual(await find(db, 'before'), ['before']);
  const indexed = async () =>
    (await sql<{ count: number }>`select count(*) as count from outbox_search_docsize`.execute(db)).rows[0]!
      .count;
  assert.equal(await indexed(), 0);
  await sql`pragma max_page_count = 1000000`.execute(db);
  await indexAllLatest(db);
  assert.equal(await indexed(), 601);
});

test('on Postgres a search for few goes through an index', async (context) => {
  const { db } = await openDatabase(context);
  if (engineOf(db) === 'sqlite') return;
  await store(
    db,
    Array.from({ length: 3000 }, (_, number) => `person${number}@example.com`),
  );
  await sql`vacuum analyze outbox`.execute(db);
  const [plan] = await plansOf(db, (watched) => find(watched, 'person77@'), { mayPostgresSort: true });
  assert.match(plan!, /Bitmap Index Scan on outbox_search/);
});

test('on Postgres where the extension may not be installed, everything is found all the same', async (context) => {
  const { db } = await openDatabase(context, { migratedTo: '0022-list-counts' });
  if (engineOf(db) === 'sqlite') return;
  const role = `nobody_${randomBytes(6).toString('hex')}`;
  await sql`create role ${sql.id(role)}`.execute(db);
  try {
    await inTransaction(db, async (trx) => {
      await sql`set local role ${sql.id(role)}`.execute(trx);
      await searchIndexes('postgres').up(trx);
    });
  } finally {
    await sql`drop role ${sql.id(role)}`.execute(db);
  }
  assert.deepEqual((await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db)).rows, []);
  await store(db, ['one', 'two']);
  assert.deepEqual(await find(db, 'two'), ['two']);
});
