import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { newSqlitePlace, restoreTo } from '#server/backup/backup.fixture.ts';
import { backupsFolder } from '#server/backup/list-backups.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { migrate } from '#server/db/migrate.ts';
import { databaseFile, openDb } from '#server/db/open.ts';
import { createDiskStore } from '#server/files/store.ts';
import { freePort } from '../scripts/steps/free-port.mjs';
import { silentLog } from './support/database.ts';
import { prepareDatabase, readPrepared, spawnMigration } from './support/first-start.ts';
import { spawnBuilt } from './support/spawn-built.ts';
import { untilOpen } from './support/until-open.ts';

function newFolder(context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'sunweave-test-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function copyOf(context: TestContext, folder: string): string {
  const copy = newFolder(context);
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** A data folder of the version whose last migration was `target`, with a lead. */
async function folderAt(context: TestContext, target: string): Promise<string> {
  const dataDir = newFolder(context);
  const db = openDb({ databaseUrl: null, dataDir }, silentLog);
  await migrate(db, target);
  await db.destroy();
  const database = new DatabaseSync(join(dataDir, databaseFile));
  database.exec(`
    insert into requests (first_name, email, service, status, priority, search_text, created_at, updated_at)
    values ('Ána', 'ana@example.com', 'carpet', 'new', 'medium', 'ána', '2026-01-05T18:00:00.000Z', '')`);
  database.close();
  return dataDir;
}

/** The last version without customers, with leads of a known person and a scheduled quote for each. */
async function folderWithLeads(context: TestContext): Promise<string> {
  const dataDir = await folderAt(context, '0029-no-list-counts');
  const database = new DatabaseSync(join(dataDir, databaseFile));
  const times = `'2026-01-05T18:00:00.000Z', '2026-01-05T18:00:00.000Z'`;
  database.exec(`
    with recursive numbers (n) as (select 2 union all select n + 1 from numbers where n < 1300)
    insert into requests
      (id, first_name, last_name, email, phone, service, status, priority, search_text, created_at, updated_at)
    select n, 'Bo', 'Chan', 'p' || (n % 900) || '@example.com', '(818) 555-' || (1000 + n % 900), 'carpet', 'contacted',
      'medium', 'bo', ${times} from numbers;
    insert into quotes
      (request_id, first_name, last_name, email, zip_code, service_category, service_title, subtotal_cents,
       discount_percent, total_cents, contact_method, preferred_date, status, search_text, created_at, updated_at)
    select id, first_name, last_name, email, '91501', 'carpet', 'Room', 100, 0, 100, 'email',
      date('2026-02-01', (id % 90) || ' days'), 'scheduled', 'bo', ${times} from requests;`);
  database.close();
  return dataDir;
}

async function migrationNames(context: TestContext): Promise<string[]> {
  const folder = newFolder(context);
  await prepareDatabase(folder);
  return readPrepared(folder).migrations;
}

/** Nothing, a lead of the oldest version, one of the previous version, or many. */
const startingPoints: Record<string, (context: TestContext) => string | Promise<string>> = {
  'first start': newFolder,
  'upgrade of the oldest': async (context) => folderAt(context, (await migrationNames(context))[0]!),
  'upgrade of the one before': async (context) => folderAt(context, (await migrationNames(context)).at(-2)!),
  'upgrade of leads without customers': folderWithLeads,
};

async function openStartingPoint(context: TestContext, name: string) {
  const folder = await startingPoints[name]!(context);
  const finished = copyOf(context, folder);
  await prepareDatabase(finished);
  return { folder, finished: readPrepared(finished) };
}

/** The system has everything that a killed process wrote, so the copied files are what a kill leaves. */
function hashOfFiles(dataDir: string): string {
  const hash = createHash('sha1');
  for (const end of ['', '-wal']) {
    const path = join(dataDir, databaseFile + end);
    hash.update(existsSync(path) ? readFileSync(path) : '').update('|');
  }
  return hash.digest('hex');
}

for (const name of Object.keys(startingPoints)) {
  test(`the next start completes one that ended between any two statements: ${name}`, async (context) => {
    const { folder, finished } = await openStartingPoint(context, name);
    const left = new Map<string, string>();
    const running = copyOf(context, folder);
    let statements = 0;
    await prepareDatabase(running, () => {
      statements += 1;
      const state = hashOfFiles(running);
      if (!left.has(state)) left.set(state, copyOf(context, running));
    });
    assert.ok(statements > 20, `${statements} statements`);
    for (const copy of left.values()) {
      rmSync(join(copy, `${databaseFile}-shm`), { force: true });
      await prepareDatabase(copy);
      assert.deepEqual(readPrepared(copy), finished);
    }
  });
}

/** How many processes to kill, at moments spread over the time that one takes. */
const kills = {
  'first start': 12,
  'upgrade of the oldest': 6,
  'upgrade of the one before': 4,
  'upgrade of leads without customers': 4,
};

for (const [name, count] of Object.entries(kills)) {
  test(`the next start completes a migration that was killed at any moment: ${name}`, async (context) => {
    const { folder, finished } = await openStartingPoint(context, name);
    const whole = spawnMigration(copyOf(context, folder));
    await whole.ready;
    const begun = performance.now();
    await whole.exit;
    const milliseconds = performance.now() - begun;
    const moments = Array.from({ length: count }, (_, index) => (milliseconds * index) / count).values();
    let killed = 0;
    const killEach = async () => {
      for (const moment of moments) {
        const dataDir = copyOf(context, folder);
        const migration = spawnMigration(dataDir);
        await migration.ready;
        await sleep(moment);
        migration.kill();
        if ((await migration.exit)[1] === 'SIGKILL') killed += 1;
        await prepareDatabase(dataDir);
        assert.deepEqual(readPrepared(dataDir), finished, `after ${moment} ms`);
      }
    };
    await Promise.all([killEach(), killEach()]);
    assert.ok(killed > 0);
  });
}

test('the next start completes a killed first start of the whole server', async (context) => {
  const whole = newFolder(context);
  await prepareDatabase(whole);
  const finished = readPrepared(whole);
  for (const moment of [100, 200, 300, 400, 600]) {
    const dataDir = newFolder(context);
    const environment = {
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://127.0.0.1:1',
      LOG_LEVEL: 'error',
    };
    const killed = spawnBuilt(environment);
    const ended = once(killed, 'exit');
    await sleep(moment);
    killed.kill('SIGKILL');
    await ended;
    const next = spawnBuilt(environment);
    context.after(() => next.kill('SIGKILL'));
    await untilOpen(next).opened;
    const { schema, seeded, integrity } = readPrepared(dataDir);
    assert.deepEqual([schema, seeded, integrity], [finished.schema, finished.seeded, finished.integrity]);
    next.kill('SIGKILL');
  }
});

/** As older versions left it: a migration that ran but is not recorded. */
async function halfMigrated(context: TestContext, last: string): Promise<string> {
  const dataDir = newFolder(context);
  const db = openDb({ databaseUrl: null, dataDir }, silentLog);
  await migrate(db, last);
  await db.destroy();
  forget(dataDir, last);
  return dataDir;
}

function forget(dataDir: string, migration: string) {
  const database = new DatabaseSync(join(dataDir, databaseFile));
  database.prepare('delete from kysely_migration where name = ?').run(migration);
  database.close();
}

test('a database that an older version’s first start left incomplete is created again', async (context) => {
  const whole = newFolder(context);
  await prepareDatabase(whole);
  const finished = readPrepared(whole);
  for (const last of finished.migrations.filter((_, index) => index % 10 === 0)) {
    const dataDir = await halfMigrated(context, last);
    await prepareDatabase(dataDir);
    assert.deepEqual(readPrepared(dataDir), finished, last);
  }
});

test('an incomplete database with a lead is left alone, and backup and restore repair it', async (context) => {
  const names = await migrationNames(context);
  const place = await newSqlitePlace(context);
  const dataDir = await folderAt(context, '0009-two-factor');
  cpSync(dataDir, place.dataDir, { recursive: true });
  forget(place.dataDir, '0009-two-factor');
  await assert.rejects(
    prepareDatabase(place.dataDir),
    /stopped while it upgraded .*duplicate column.* Nothing is lost: run npm run backup/,
  );
  const files = await createDiskStore(join(place.dataDir, 'uploads'));
  const clock = () => new Date('2026-11-22T08:00:00.000Z');
  const { folder } = await makeBackup(
    { config: place, files, clock },
    { into: backupsFolder(place.dataDir) },
  );
  await restoreTo(place, folder);
  await prepareDatabase(place.dataDir);
  const { requests, migrations } = readPrepared(place.dataDir);
  assert.deepEqual(migrations, names);
  assert.deepEqual(requests, [{ id: 1, first_name: 'Ána', search_text: 'ana', customer_id: 1 }]);
});
