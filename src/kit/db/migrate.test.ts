import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createTestDatabase, silentLog } from '../../../tests/support/database.ts';
import { isDeadlock } from './errors.ts';
import { listMigrations } from './former-migrations.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { type Db, openDb } from './open.ts';
import { getEngine } from './portable.ts';
import { inTransaction } from './transaction.ts';

test('on Postgres migrating goes on where it and a running instance have waited for each other', async (context) => {
  const { db, databaseUrl, dataDir, close } = await createTestDatabase({
    migratedTo: '0067-baseline',
  });
  context.after(close);
  if (getEngine(db) === 'sqlite') return;
  const other = openDb({ databaseUrl, dataDir }, silentLog);
  const ownId = sql`(select oid from pg_database where datname = current_database())`;
  let migrated: Promise<void> | undefined;
  // A purge deletes a customer's quotes before the customer; the migration locks customers first.
  const purged = inTransaction(db, async (trx) => {
    await trx.deleteFrom('quotes').execute();
    migrated = migrate(other);
    const isWaiting = async () =>
      (await sql`select 1 from pg_locks where not granted and database = ${ownId}`.execute(trx)).rows.length >
      0;
    while (!(await isWaiting())) await sleep(5);
    await trx.deleteFrom('customers').execute();
  });
  // One of the two is ended by Postgres, and the migration is the one that began to wait.
  await purged.catch((error) => assert.ok(isDeadlock(error)));
  await migrated;
  await other.destroy();
  assert.deepEqual(await listMigrations(db), Object.keys(migrations));
});

test('an upgrade names each step before it begins, and a first start says nothing', async (context) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0067-baseline' });
  context.after(close);
  const steps: string[] = [];
  await migrate(db, '0069-words-of-bookings', (_message, { step }) => steps.push(step));
  assert.deepEqual(steps, ['0068-contacts-from-staff', '0069-words-of-bookings']);
  const dataDir = await mkdtemp(join(tmpdir(), 'first-start-'));
  const first = openDb({ databaseUrl: null, dataDir }, silentLog);
  context.after(async () => {
    await first.destroy();
    await rm(dataDir, { recursive: true });
  });
  await migrate(first, undefined, (message) => assert.fail(message));
});

async function replaceBaseline(db: Db, former: readonly string[]): Promise<void> {
  await sql`delete from kysely_migration where name = '0067-baseline'`.execute(db);
  for (const name of former) {
    await sql`insert into kysely_migration values (${name}, '2026-11-25T00:00:00.000Z')`.execute(db);
  }
}

for (const migratedTo of ['0067-baseline', undefined]) {
  test(`a database of version 0.1.0 goes on, migrated to ${migratedTo ?? 'the last migration'}`, async (context) => {
    const { db, close } = await createTestDatabase({ migratedTo });
    context.after(close);
    await db.insertInto('secrets').values({ name: 'kept', value: 'as it was' }).execute();
    await replaceBaseline(db, ['0001-initial', '0066-far-pages', '0067-tested-connections']);
    await migrate(db);
    assert.deepEqual(await listMigrations(db), Object.keys(migrations));
    assert.equal((await db.selectFrom('secrets').selectAll().execute()).length, 1);
    await migrate(db);
  });
}

test('a failed upgrade keeps no lock, and says why it failed', async (context) => {
  const { db, databaseUrl, dataDir, close } = await createTestDatabase({ migratedTo: '0067-baseline' });
  context.after(close);
  await db.insertInto('secrets').values({ name: 'kept', value: 'as it was' }).execute();
  await sql`create table site_identity (theirs integer)`.execute(db);
  await assert.rejects(migrate(db), /site_identity.* already exists/);
  await sql`drop table site_identity`.execute(db);
  const other = openDb({ databaseUrl, dataDir }, silentLog);
  await migrate(other);
  await other.destroy();
});

test('a database of an earlier version than 0.1.0 is refused, and stays as it is', async (context) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0067-baseline' });
  context.after(close);
  const names = ['0001-initial', '0066-far-pages'];
  await replaceBaseline(db, names);
  const before = await db.introspection.getTables();
  await assert.rejects(migrate(db), {
    message:
      'the database is from an early version (0066-far-pages). Nothing was changed. Version 0.1.0 upgrades it: start that once, then this one',
  });
  assert.deepEqual(await listMigrations(db), names);
  assert.deepEqual(await db.introspection.getTables(), before);
});
