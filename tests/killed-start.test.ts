import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { newSqlitePlace, restoreTo } from '#kit/backup/backup.fixture.ts';
import { backupsFolder } from '#kit/backup/list-backups.ts';
import { makeBackup } from '#kit/backup/make-backup.ts';
import { migrate } from '#kit/db/migrate.ts';
import { databaseFile, openDb } from '#kit/db/open.ts';
import { createDiskStore } from '#kit/files/store.ts';
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

function copyFolder(context: TestContext, folder: string): string {
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
  execute(
    dataDir,
    `insert into requests (first_name, email, service, status, priority, search_text, created_at, updated_at)
     values ('Ana', 'ana@example.com', 'carpet', 'new', 'medium', 'ana', '2026-01-05T18:00:00.000Z', '')`,
  );
  return dataDir;
}

function execute(dataDir: string, statement: string): void {
  const database = new DatabaseSync(join(dataDir, databaseFile));
  database.exec(statement);
  database.close();
}

async function folderOfVersion010(context: TestContext): Promise<string> {
  const dataDir = await folderAt(context, '0067-baseline');
  execute(
    dataDir,
    `update kysely_migration set name = '0067-tested-connections';
     insert into kysely_migration select '0001-initial', timestamp from kysely_migration`,
  );
  return dataDir;
}

/** Nothing, or a lead of version 0.1.0. */
const startingPoints: Record<string, (context: TestContext) => string | Promise<string>> = {
  'first start': newFolder,
  'upgrade of version 0.1.0': folderOfVersion010,
};

async function openStartingPoint(context: TestContext, name: string) {
  const folder = await startingPoints[name]!(context);
  const finished = copyFolder(context, folder);
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
    const running = copyFolder(context, folder);
    let statements = 0;
    await prepareDatabase(running, () => {
      statements += 1;
      const state = hashOfFiles(running);
      if (!left.has(state)) left.set(state, copyFolder(context, running));
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
const kills = { 'first start': 4, 'upgrade of version 0.1.0': 4 };

for (const [name, count] of Object.entries(kills)) {
  test(`the next start completes a migration that was killed at any moment: ${name}`, async (context) => {
    const { folder, finished } = await openStartingPoint(context, name);
    const whole = spawnMigration(copyFolder(context, folder));
    await whole.ready;
    const begun = performance.now();
    await whole.exit;
    const milliseconds = performance.now() - begun;
    const moments = Array.from({ length: count }, (_, index) => (milliseconds * index) / count).values();
    let killed = 0;
    const killEach = async () => {
      for (const moment of moments) {
        const dataDir = copyFolder(context, folder);
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
  for (const moment of [150, 300, 500]) {
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

/** As early versions left it, which upgraded without a transaction: a migration that ran but is not recorded. */
const forget = (dataDir: string, migration: string) =>
  execute(dataDir, `delete from kysely_migration where name = '${migration}'`);

test('a database that a first start left incomplete is created again', async (context) => {
  const whole = newFolder(context);
  await prepareDatabase(whole);
  const finished = readPrepared(whole);
  for (const last of [finished.migrations[0]!, '0071-calendar-feeds']) {
    const dataDir = newFolder(context);
    const db = openDb({ databaseUrl: null, dataDir }, silentLog);
    await migrate(db, last);
    await db.destroy();
    forget(dataDir, last);
    await prepareDatabase(dataDir);
    assert.deepEqual(readPrepared(dataDir), finished, last);
  }
});

test('an incomplete database with a lead is left alone, and backup and restore repair it', async (context) => {
  const place = await newSqlitePlace(context);
  const dataDir = await folderAt(context, '0068-contacts-from-staff');
  cpSync(dataDir, place.dataDir, { recursive: true });
  forget(place.dataDir, '0068-contacts-from-staff');
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
  await prepareDatabase(dataDir);
  assert.deepEqual(readPrepared(place.dataDir), readPrepared(dataDir));
});
