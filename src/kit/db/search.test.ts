import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { sql } from 'kysely';
import { listEmails } from '#delivery/emails/server/emails.queries.ts';
import { searchable } from '#kit/wire/text.ts';
import { silentLog } from '../../../tests/support/database.ts';
import { getPlans } from '../../../tests/support/query-plans.ts';
import { getBatches } from './batches.ts';
import { databaseFile } from './open.ts';
import { getEngine, getSearchText } from './portable.ts';
import { find, openDatabase, store } from './search.fixture.ts';
import { createSearchIndexes, tidySearchIndexes } from './search-indexes.ts';
import { inTransaction } from './transaction.ts';

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

test('two letters are found wherever they stand, also in rows far from the newest', async (context) => {
  const { db } = await openDatabase(context);
  const old = ['qz\n', 'xqz\nab', 'ab qz', 'ab\n-qz', '小qz-x', 'ab qz小', 'zq', 'q z', 'q\nz'];
  const filling = Array.from({ length: 6000 }, (_, number) => `person${number}@example.com`);
  await store(db, old);
  for (const batch of getBatches(filling)) await store(db, batch);
  await createSearchIndexes(db, silentLog);
  await sql`analyze`.execute(db);
  const getTexts = async (search: string) => {
    const { rows, total } = await listEmails(db, { search, limit: 50 });
    assert.equal(total, rows.length, search);
    return rows.map(({ searchText }) => searchText);
  };
  const expected = old.filter((text) => text.includes('qz')).toReversed();
  assert.deepEqual(await getTexts('qz'), expected);
  assert.deepEqual(await getTexts('QZ'), expected);
  assert.deepEqual(await getTexts('q'), old.filter((text) => text.includes('q')).toReversed());
  const { total, isMore } = await listEmails(db, { search: 'rs', limit: 50 });
  assert.deepEqual([total, isMore], [1000, true]);
});

test('a text of just two letters is found', async (context) => {
  const { db } = await openDatabase(context);
  await store(db, [getSearchText(['Qz']), 'q']);
  assert.deepEqual(
    (await find(db, 'qz')).map((text) => text.trim()),
    ['qz'],
  );
});

test('a search with more pairs of letters than are looked up finds what has all of them', async (context) => {
  const { db } = await openDatabase(context);
  await store(db, ['ab cd ef gh', 'ab cd ef', 'cab bcd efg hgh']);
  assert.deepEqual(await find(db, 'ab', 'cd', 'ef', 'gh'), ['cab bcd efg hgh', 'ab cd ef gh']);
  assert.deepEqual(await find(db, 'bcd', 'gh'), ['cab bcd efg hgh']);
});

test('on SQLite two letters that are rare are looked up in the index', async (context) => {
  const { db } = await openDatabase(context);
  if (getEngine(db) === 'postgres') return;
  const plans = await getPlans(db, (watched) => listEmails(watched, { search: 'qz', limit: 50 }));
  assert.ok(plans.length > 0);
  for (const plan of plans) assert.doesNotMatch(plan, /SCAN outbox\b(?!_search)/, plan);
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

test('rows of before the first search, more than are added at a time, and of a change that is not committed yet are found', async (context) => {
  const { db } = await openDatabase(context);
  await store(
    db,
    Array.from({ length: 1200 }, (_, number) => `person ${number}`),
  );
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
  if (getEngine(db) === 'postgres') return;
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
  await tidySearchIndexes(db);
  assert.equal(await indexed(), 601);
});
