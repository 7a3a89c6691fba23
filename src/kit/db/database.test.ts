import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createTestDatabase, silentLog } from '../../../tests/support/database.ts';
import { isPassingFailure, isUniqueViolation } from './errors.ts';
import { type Db, openDb } from './open.ts';
import { getSearchText, textContains } from './portable.ts';
import { inTransaction } from './transaction.ts';

async function openTestDatabase(context: TestContext): Promise<Db> {
  const { db, close } = await createTestDatabase();
  context.after(close);
  return db;
}

const addSecret = (db: Db, name: string) => db.insertInto('secrets').values({ name, value: name }).execute();

const secrets = async (db: Db) =>
  (await db.selectFrom('secrets').select('name').orderBy('name').execute()).map(({ name }) => name);

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

test('a unique violation is distinguished from a broken reference and a missing value', async (context) => {
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
  ['Émile', 'emile', true],
  ['Emile', 'émile', true],
  ['Émile', 'amile', false],
  ['100% cotton', '100%', true],
  ['100 cotton', '100%', false],
  ['a_b', 'A_B', true],
  ['axb', 'a_b', false],
  ['back\\slash', 'k\\s', true],
  ['backslash', 'k\\s', false],
  ["O'Hara", "o'h", true],
  ['O’Hara', "O'h", true],
  ['Nuñez', 'NUNEZ', true],
  ['anything', '%', false],
  ['anything', '_', false],
  ['over the line', 'the line', true],
];

test('a search ignores case and accents and takes % and _ literally', async (context) => {
  const db = await openTestDatabase(context);
  for (const [stored, typed, isFound] of searches) {
    const value = getSearchText([stored]);
    await db.insertInto('secrets').values({ name: 'searched', value }).execute();
    const found = await db
      .deleteFrom('secrets')
      .where((select) => textContains(db, select.ref('value'), typed))
      .returning('name')
      .execute();
    assert.equal(found.length === 1, isFound, `“${typed}” in “${stored}”`);
    await db.deleteFrom('secrets').execute();
  }
});

test('a search never matches across two of the parts that are searched', () => {
  assert.equal(getSearchText(['Ana', null, '', 'Lopez']), 'ana\nlopez');
});
