import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('an upgrade names each step before it begins, and a first start says nothing', async (context) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0029-no-list-counts' });
  context.after(close);
  const steps: string[] = [];
  await migrate(db, '0031-customers-of-leads', (_message, { step }) => steps.push(step));
  assert.deepEqual(steps, ['0030-customers', '0031-customers-of-leads']);
  const dataDir = await mkdtemp(join(tmpdir(), 'first-start-'));
  const first = openDb({ databaseUrl: null, dataDir }, silentLog);
  context.after(async () => {
    await first.destroy();
    await rm(dataDir, { recursive: true });
  });
  await migrate(first, undefined, (message) => assert.fail(message));
});
