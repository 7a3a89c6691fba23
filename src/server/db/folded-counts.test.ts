import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { countList } from './list-counts.ts';
import type { Db } from './open.ts';
import { engineOf } from './portable.ts';
import { inTransaction } from './transaction.ts';

/** How SQLite keeps them is tested with everything else, in `list-counts.test.ts`. */
async function openPostgres(context: TestContext): Promise<Db | null> {
  const { db, close } = await createTestDatabase();
  context.after(close);
  return engineOf(db) === 'postgres' ? db : null;
}

const fold = (db: Db) => sql`select fold_list_counts()`.execute(db);

test('on Postgres nobody waits for another one to commit, and what is taken back was never counted', async (context) => {
  const db = await openPostgres(context);
  if (!db) return;
  const email = { kind: 'email' as const, payload: '{}', runAfter: '', createdAt: '' };
  await db.insertInto('outbox').values([email, email, email]).execute();
  await inTransaction(db, async (first) => {
    await first.insertInto('outbox').values(email).execute();
    await fold(first);
    // Both would wait for the first one here if it held what they need, and it waits for them.
    await inTransaction(db, async (second) => {
      await second.insertInto('outbox').values([email, email]).execute();
      await fold(second);
    });
    assert.equal(await countList(db, 'emails'), 5);
    throw new Error('changed my mind');
  }).catch((error) => assert.equal(error.message, 'changed my mind'));
  assert.equal(await countList(db, 'emails'), 5);
});

test('on Postgres the rows of a number become one again', async (context) => {
  const db = await openPostgres(context);
  if (!db) return;
  await sql`
    do $$ begin
      for number in 1..2000 loop
        insert into outbox (kind, payload, run_after, created_at) values ('email', '{}', '', '');
      end loop;
    end $$
  `.execute(db);
  const rows = async () => (await db.selectFrom('listCounts').selectAll().execute()).length;
  // Each of the changes does it by a chance of one in a hundred.
  assert.ok((await rows()) < 2000);
  assert.equal(await countList(db, 'emails'), 2000);
  await fold(db);
  assert.equal(await rows(), 1);
  assert.equal(await countList(db, 'emails'), 2000);
});
