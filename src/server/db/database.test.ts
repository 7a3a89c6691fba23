import assert from 'node:assert/strict';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase, silentLog } from '../../../tests/support/database.ts';
import { isPassingFailure, isUniqueViolation } from './errors.ts';
import { type Db, openDb } from './open.ts';
import { searchTextOf, textContains } from './portable.ts';
import { inTransaction } from './transaction.ts';

async function openTestDatabase(context: TestContext): Promise<Db> {
  const { db, close } = await createTestDatabase();
  context.after(close);
  return db;
}

const addSecret = (db: Db, name: string) => db.insertInto('secrets').values({ name, value: name }).execute();
const secrets = async (db: Db) =>
  (await db.selectFrom('secrets').select('name').orderBy('name').execute()).map(({ name }) => name);

test('SQLite writes through to the disk, keeps references whole and lets readers read', async (context) => {
  const { db } = await sqliteFile(context);
  const pragma = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0]!)[0];
  assert.equal(await pragma('journal_mode'), 'wal');
  assert.equal(await pragma('synchronous'), 2);
  assert.equal(await pragma('foreign_keys'), 1);
  assert.equal(await pragma('busy_timeout'), 5);
});

test('a transaction that throws leaves nothing behind, and the next one works', async (context) => {
  const db = await openTestDatabase(context);
  const story = inTransaction(db, async (trx) => {
    await addSecret(trx, 'lost');
    throw new Error('changed my mind');
  });
  await assert.rejects(story, { message: 'changed my mind' });
  await inTransaction(db, (trx) => addSecret(trx, 'kept'));
  assert.deepEqual(await secrets(db), ['kept']);
});

test('a statement that fails inside a transaction takes the whole transaction back', async (context) => {
  const db = await openTestDatabase(context);
  await addSecret(db, 'taken');
  const story = inTransaction(db, async (trx) => {
    await addSecret(trx, 'before');
    await addSecret(trx, 'taken');
  });
  await assert.rejects(story, isUniqueViolation);
  assert.deepEqual(await secrets(db), ['taken']);
});

test('a unique violation is told from a broken reference and from a missing value', async (context) => {
  const db = await openTestDatabase(context);
  await addSecret(db, 'once');
  await assert.rejects(addSecret(db, 'once'), isUniqueViolation);
  const time = '2026-01-01T00:00:00.000Z';
  const orphan = db.insertInto('formerSlugs').values({ slug: 'old', postId: 999 }).execute();
  await assert.rejects(orphan, (error) => !isUniqueViolation(error) && !isPassingFailure(error));
  const nameless = db
    .insertInto('secrets')
    .values({ name: null as never, value: time })
    .execute();
  await assert.rejects(nameless, (error) => !isUniqueViolation(error) && !isPassingFailure(error));
});

test('a transaction waits for another process that is writing to the SQLite file', async (context) => {
  const { db, other } = await sqliteFile(context);
  other.exec('begin immediate');
  setTimeout(() => other.exec('commit'), 0);
  await inTransaction(db, (trx) => sql`insert into notes values ('written')`.execute(trx));
  assert.deepEqual((await sql`select * from notes`.execute(db)).rows, [{ text: 'written' }]);
});

test('a SQLite file that stays locked is a passing failure', async (context) => {
  const { db, other } = await sqliteFile(context);
  other.exec('begin immediate');
  await assert.rejects(
    inTransaction(db, (trx) => sql`insert into notes values ('refused')`.execute(trx)),
    isPassingFailure,
  );
  other.exec('rollback');
  assert.deepEqual((await sql`select * from notes`.execute(db)).rows, []);
});

test('a full disk is a passing failure, and takes the transaction back by itself', async (context) => {
  const { db } = await sqliteFile(context);
  await sql`pragma max_page_count = 20`.execute(db);
  const story = inTransaction(db, async (trx) => {
    await sql`insert into notes values ('small')`.execute(trx);
    await sql`insert into notes values (${'large'.repeat(50_000)})`.execute(trx);
  });
  await assert.rejects(story, isPassingFailure);
  assert.deepEqual((await sql`select * from notes`.execute(db)).rows, []);
  await inTransaction(db, (trx) => sql`insert into notes values ('small')`.execute(trx));
});

test('a SQLite file that was moved away takes nothing in, and works again once it is back', async (context) => {
  const { db, path } = await sqliteFile(context);
  const write = (text: string) =>
    inTransaction(db, (trx) => sql`insert into notes values (${text})`.execute(trx));
  await write('before');
  await rename(path, `${path}.away`);
  await assert.rejects(write('nowhere'), isPassingFailure);
  await assert.rejects(sql`select * from notes`.execute(db), isPassingFailure);
  const halfWay = db.transaction().execute(async () => {});
  await assert.rejects(halfWay, isPassingFailure);
  await rename(`${path}.away`, path);
  await write('after');
  assert.deepEqual((await sql`select * from notes`.execute(db)).rows, [
    { text: 'before' },
    { text: 'after' },
  ]);
});

test('a SQLite file that goes away in the middle of a transaction ends it, and nothing is answered', async (context) => {
  const { db, path } = await sqliteFile(context);
  const story = inTransaction(db, async (trx) => {
    await sql`insert into notes values ('half')`.execute(trx);
    await rename(path, `${path}.away`);
  });
  await assert.rejects(story, isPassingFailure);
  await rename(`${path}.away`, path);
  assert.deepEqual((await sql`select * from notes`.execute(db)).rows, []);
});

test('a SQLite file that was replaced, by a restored one for example, is the one that is used', async (context) => {
  const { db, path, other } = await sqliteFile(context);
  await sql`insert into notes values ('kept')`.execute(db);
  other.exec(`vacuum into '${path}.copy'`);
  await sql`insert into notes values ('later')`.execute(db);
  await rename(`${path}.copy`, path);
  for (const name of ['-wal', '-shm']) await rm(path + name, { force: true });
  assert.deepEqual((await sql`select * from notes`.execute(db)).rows, [{ text: 'kept' }]);
});

test('a Postgres that is not there is a passing failure', async (context) => {
  // Port 9 is `discard`: nobody answers.
  const db = openDb({ databaseUrl: 'postgres://nobody@127.0.0.1:9/none', dataDir: '' }, silentLog);
  context.after(() => db.destroy());
  await assert.rejects(addSecret(db, 'unreachable'), isPassingFailure);
});

test('counts and sums are numbers', async (context) => {
  const db = await openTestDatabase(context);
  const row = await db
    .selectFrom('loginThrottles')
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      select.fn.sum<number | null>('failures').as('sum'),
    ])
    .executeTakeFirst();
  assert.deepEqual(row, { count: 0, sum: null });
  const time = '2026-01-01T00:00:00.000Z';
  const rows = ['a', 'b'].map((key) => ({
    key,
    failures: 2_000_000_000,
    blockedUntil: time,
    updatedAt: time,
  }));
  await db.insertInto('loginThrottles').values(rows).execute();
  const sum = await db
    .selectFrom('loginThrottles')
    .select((select) => select.fn.sum<number>('failures').as('sum'))
    .executeTakeFirstOrThrow();
  assert.deepEqual(sum, { sum: 4_000_000_000 });
});

const searches: [stored: string, typed: string, isFound: boolean][] = [
  ['Émile Zola', 'émile', true],
  ['émile zola', 'ÉMILE', true],
  ['Emile\u0301', 'emilé', true],
  ['Ünal', 'ünal', true],
  ['Émile', 'emile', false],
  ['100% cotton', '100%', true],
  ['100 cotton', '100%', false],
  ['a_b', 'A_B', true],
  ['axb', 'a_b', false],
  ['back\\slash', 'k\\s', true],
  ['backslash', 'k\\s', false],
  ["O'Hara", "o'h", true],
  ['anything', '%', false],
  ['anything', '_', false],
  ['over the line', 'the line', true],
];

test('a search ignores case beyond ASCII and takes % and _ literally', async (context) => {
  const db = await openTestDatabase(context);
  for (const [stored, typed, isFound] of searches) {
    const value = searchTextOf([stored]);
    await db.insertInto('secrets').values({ name: 'searched', value }).execute();
    const found = await db
      .deleteFrom('secrets')
      .where((select) => textContains(select.ref('value'), typed))
      .returning('name')
      .execute();
    assert.equal(found.length === 1, isFound, `“${typed}” in “${stored}”`);
    await db.deleteFrom('secrets').execute();
  }
});

test('a search never matches across two of the parts that are searched', () => {
  assert.equal(searchTextOf(['Ana', null, '', 'Lopez']), 'ana\nlopez');
});

/** A SQLite file with a table `notes`, opened as the product does and by `other`. */
async function sqliteFile(context: TestContext) {
  const dataDir = await mkdtemp(join(tmpdir(), 'sunweave-test-'));
  const db = openDb({ databaseUrl: null, dataDir }, silentLog);
  await sql`create table notes (text text)`.execute(db);
  const path = join(dataDir, 'sunweave.sqlite');
  const other = new DatabaseSync(path);
  context.after(async () => {
    other.close();
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });
  return { db, other, path };
}
