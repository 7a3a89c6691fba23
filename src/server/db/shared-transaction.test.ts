import assert from 'node:assert/strict';
import { rename } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase, silentLog } from '../../../tests/support/database.ts';
import { isPassingFailure, isUniqueViolation } from './errors.ts';
import { type Db, openDb } from './open.ts';
import { inSharedTransaction } from './shared-transaction.ts';
import { sqliteFile } from './sqlite-file.fixture.ts';
import type { Trx } from './transaction.ts';

async function openTestDatabase(context: TestContext): Promise<Db> {
  const { db, close } = await createTestDatabase();
  context.after(close);
  return db;
}

/** A SQLite file, and what another connection sees of it: what is committed. */
async function openFile(context: TestContext) {
  const file = await sqliteFile(context);
  const write = (text: string) => (trx: Trx) => sql`insert into notes values (${text})`.execute(trx);
  const notes = () =>
    file.other
      .prepare('select text from notes order by text')
      .all()
      .map(({ text }) => text);
  return { ...file, write, notes };
}

const addSecret = (trx: Db, name: string) =>
  trx.insertInto('secrets').values({ name, value: name }).returning('name').executeTakeFirstOrThrow();

const secrets = async (db: Db) =>
  (await db.selectFrom('secrets').select('name').orderBy('name').execute()).map(({ name }) => name);

test('stories that come together are all stored, and each caller gets its own result', async (context) => {
  const db = await openTestDatabase(context);
  const names = Array.from({ length: 100 }, (_, index) => `name ${String(index).padStart(3, '0')}`);
  const results = await Promise.all(
    names.map((name) => inSharedTransaction(db, (trx) => addSecret(trx, name))),
  );
  assert.deepEqual(
    results.map(({ name }) => name),
    names,
  );
  assert.deepEqual(await secrets(db), names);
});

test('one that fails is taken back whole, and none of the others with it', async (context) => {
  const db = await openTestDatabase(context);
  const outcomes = await Promise.allSettled([
    inSharedTransaction(db, (trx) => addSecret(trx, 'first')),
    inSharedTransaction(db, async (trx) => {
      await addSecret(trx, 'half');
      throw new Error('changed my mind');
    }),
    inSharedTransaction(db, async (trx) => {
      await addSecret(trx, 'other half');
      await addSecret(trx, 'other half');
    }),
    inSharedTransaction(db, (trx) => addSecret(trx, 'last')),
  ]);
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'rejected', 'fulfilled'],
  );
  const [, changed, double] = outcomes as PromiseRejectedResult[];
  assert.equal(changed?.reason.message, 'changed my mind');
  assert.ok(isUniqueViolation(double?.reason));
  assert.deepEqual(await secrets(db), ['first', 'last']);
});

if (process.env.TEST_DATABASE === 'postgres') {
  test('on Postgres those that come together share a transaction', async (context) => {
    const db = await openTestDatabase(context);
    const transactionOf = async (trx: Trx) =>
      (await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(trx)).rows[0]!.id;
    const transactions = await Promise.all([1, 2, 3].map(() => inSharedTransaction(db, transactionOf)));
    assert.equal(new Set(transactions).size, 1);
  });

  test('on Postgres what they ask alike is asked once, and their rows go in one statement', async (context) => {
    const database = await createTestDatabase();
    const seen: string[] = [];
    const db = openDb(database, silentLog, ({ sql: text }) => seen.push(text));
    context.after(async () => {
      await db.destroy();
      await database.close();
    });
    const stories = [1, 3, 2].map((count, story) => async (trx: Trx) => {
      const names = Array.from({ length: count }, (_, index) => `${story}.${index}`);
      const before = await trx.selectFrom('secrets').select('name').execute();
      const first = await addSecret(trx, `first of ${story}`);
      const rows = names.map((name) => ({ name, value: name }));
      const stored = await trx.insertInto('secrets').values(rows).returningAll().execute();
      const { numUpdatedRows } = await trx
        .updateTable('secrets')
        .set({ value: 'changed' })
        .where('name', 'in', names)
        .executeTakeFirstOrThrow();
      assert.deepEqual(before, []);
      assert.deepEqual(first, { name: `first of ${story}` });
      assert.deepEqual(stored, rows);
      assert.equal(numUpdatedRows, BigInt(count));
      return story;
    });
    const results = await Promise.all(stories.map((story) => inSharedTransaction(db, story)));
    assert.deepEqual(results, [0, 1, 2]);
    assert.equal((await secrets(db)).length, 9);
    const count = (verb: string) => seen.filter((text) => text.startsWith(verb)).length;
    // Rows of one, of two and of three are other words; the last look is the test's own.
    assert.deepEqual([count('select'), count('insert'), count('update')], [2, 4, 3]);
  });

  test('on Postgres a row that is there already keeps no other from being stored', async (context) => {
    const db = await openTestDatabase(context);
    await addSecret(db, 'taken');
    const take = (name: string) => async (trx: Trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('secrets')
        .values({ name, value: name })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows;
    };
    const takeAndTell = (name: string) => (trx: Trx) =>
      trx
        .insertInto('secrets')
        .values({ name, value: name })
        .onConflict((conflict) => conflict.doNothing())
        .returning('name')
        .execute();
    const [counts, told] = await Promise.all([
      Promise.all(['a', 'taken', 'b', 'b'].map((name) => inSharedTransaction(db, take(name)))),
      Promise.all(['taken', 'c', 'd', 'd'].map((name) => inSharedTransaction(db, takeAndTell(name)))),
    ]);
    assert.deepEqual(counts, [1n, 0n, 1n, 0n]);
    assert.deepEqual(told, [[], [{ name: 'c' }], [{ name: 'd' }], []]);
    assert.deepEqual(await secrets(db), ['a', 'b', 'c', 'd', 'taken']);
  });

  test('on Postgres what an insert says besides its rows is its own', async (context) => {
    const db = await openTestDatabase(context);
    const names = ['a', 'b', 'c'];
    for (const name of names) await addSecret(db, name);
    const replace = (name: string) => (trx: Trx) =>
      trx
        .insertInto('secrets')
        .values({ name, value: '' })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: `new ${name}` }))
        .execute();
    await Promise.all(names.map((name) => inSharedTransaction(db, replace(name))));
    const stored = await db.selectFrom('secrets').selectAll().orderBy('name').execute();
    assert.deepEqual(
      stored,
      names.map((name) => ({ name, value: `new ${name}` })),
    );
  });

  test('on Postgres groups of two instances that wait for each other are stored all the same', async (context) => {
    const database = await createTestDatabase();
    const other = openDb(database, silentLog);
    context.after(async () => {
      await other.destroy();
      await database.close();
    });
    const held = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() };
    const add = async (trx: Trx, name: 'a' | 'b') => {
      const row = { name, value: name };
      await trx
        .insertInto('secrets')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      held[name].resolve();
    };
    const addAfterwards = async (trx: Trx, name: 'a' | 'b') => {
      await Promise.all([held.a.promise, held.b.promise]);
      await add(trx, name);
    };
    await Promise.all([
      inSharedTransaction(database.db, (trx) => add(trx, 'a')),
      inSharedTransaction(database.db, (trx) => addAfterwards(trx, 'b')),
      inSharedTransaction(other, (trx) => add(trx, 'b')),
      inSharedTransaction(other, (trx) => addAfterwards(trx, 'a')),
    ]);
    assert.deepEqual(await secrets(other), ['a', 'b']);
  });
}

test('those that come together wait for the disk once, and nobody is answered before', async (context) => {
  const { db, write, notes } = await openFile(context);
  const seen: unknown[] = [];
  await Promise.all(
    ['a', 'b', 'c'].map(async (name) => {
      await inSharedTransaction(db, async (trx) => {
        await write(name)(trx);
        seen.push(`${name} written, stored ${notes().length}`);
      });
      seen.push(`${name} answered, stored ${notes().length}`);
    }),
  );
  assert.deepEqual(seen, [
    ...['a written, stored 0', 'b written, stored 0', 'c written, stored 0'],
    ...['a answered, stored 3', 'b answered, stored 3', 'c answered, stored 3'],
  ]);
});

test('another process that is writing is waited for', async (context) => {
  const { db, other, write, notes } = await openFile(context);
  other.exec('begin immediate');
  setTimeout(() => other.exec('commit'), 50);
  await Promise.all(['a', 'b'].map((name) => inSharedTransaction(db, write(name))));
  assert.deepEqual(notes(), ['a', 'b']);
});

test('where the commit fails everybody is told, and nothing is stored', async (context) => {
  const { db, path, write, notes } = await openFile(context);
  const outcomes = await Promise.allSettled([
    inSharedTransaction(db, write('a')),
    inSharedTransaction(db, async (trx) => {
      await write('b')(trx);
      await rename(path, `${path}.away`);
    }),
  ]);
  await rename(`${path}.away`, path);
  for (const outcome of outcomes) {
    assert.ok(outcome.status === 'rejected' && isPassingFailure(outcome.reason));
  }
  assert.deepEqual(notes(), []);
  await inSharedTransaction(db, write('afterwards'));
  assert.deepEqual(notes(), ['afterwards']);
});

test('where the disk is full everybody is told, and nothing is stored', async (context) => {
  const { db, write, notes } = await openFile(context);
  await sql`pragma max_page_count = 20`.execute(db);
  const outcomes = await Promise.allSettled([
    inSharedTransaction(db, write('small')),
    inSharedTransaction(db, write('large'.repeat(50_000))),
  ]);
  for (const outcome of outcomes) {
    assert.ok(outcome.status === 'rejected' && isPassingFailure(outcome.reason));
  }
  assert.deepEqual(notes(), []);
});
