import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createTestDatabase, silentLog } from '../../../tests/support/database.ts';
import { isDeadlock } from './errors.ts';
import { migrate } from './migrate.ts';
import { openDb } from './open.ts';
import { engineOf } from './portable.ts';
import { inTransaction } from './transaction.ts';

test('on Postgres migrating goes on where it and a running instance have waited for each other', async (context) => {
  const { db, databaseUrl, dataDir, close } = await createTestDatabase({
    migratedTo: '0021-deliveries-of-quotes',
  });
  context.after(close);
  if (engineOf(db) === 'sqlite') return;
  const other = openDb({ databaseUrl, dataDir }, silentLog);
  const ownId = sql`(select oid from pg_database where datname = current_database())`;
  let migrated: Promise<void> | undefined;
  // As whoever deletes for good: what belongs to a request first, of which the migration takes the request first.
  const purged = inTransaction(db, async (trx) => {
    await trx.deleteFrom('quotes').execute();
    migrated = migrate(other);
    const isWaiting = async () =>
      (await sql`select 1 from pg_locks where not granted and database = ${ownId}`.execute(trx)).rows.length >
      0;
    while (!(await isWaiting())) await sleep(5);
    await trx.deleteFrom('requests').execute();
  });
  // One of the two is ended by Postgres, and the migration is the one that began to wait.
  await purged.catch((error) => assert.ok(isDeadlock(error)));
  await migrated;
  await other.destroy();
  assert.deepEqual(await db.selectFrom('requests').selectAll().execute(), []);
});
