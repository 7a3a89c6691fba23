import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { silentLog } from '../../../tests/support/database.ts';
import { newPlace, sendLead } from './backup.fixture.ts';
import { listBackups } from './list-backups.ts';
import { sweepBackups } from './nightly.ts';
import { lockBackups } from './unfinished.ts';

const never = new AbortController().signal;

const lastNight = ({ deps }: TestApp) =>
  deps.db.selectFrom('nightlyBackups').selectAll().orderBy('night', 'desc').executeTakeFirstOrThrow();

test('each night has one backup, made after three o’clock by one instance, and old ones go', async (context) => {
  // 10:00 in Los Angeles; the first administrator is made at this moment.
  const t = await openTestApp(context, { now: '2026-11-21T18:00:00.000Z' });
  await t.adminCall('GET', '/api/admin/account');
  await t.deps.db.updateTable('users').set({ createdAt: '2026-11-21T18:00:00.000Z' }).execute();
  const config = { ...t.deps.config, backupKeepDays: 2 };
  const deps = { ...t.deps, config };
  // Another instance: the same database, a data folder of its own.
  const other = { ...deps, config: { ...config, dataDir: (await newPlace(context)).dataDir } };
  const sweepAt = async (time: string) => {
    t.setNow(time);
    await Promise.all([sweepBackups(deps, never), sweepBackups(other, never)]);
    const times = await Promise.all([deps, other].map((each) => listBackups(each.config.dataDir)));
    return times
      .flat()
      .map(({ startedAt }) => startedAt)
      .toSorted();
  };
  assert.deepEqual(await sweepAt('2026-11-21T18:00:00.000Z'), []);
  assert.deepEqual(await sweepAt('2026-11-22T10:59:59.000Z'), []);
  assert.deepEqual(await sweepAt('2026-11-22T11:00:00.000Z'), ['2026-11-22T11:00:00.000Z']);
  assert.deepEqual(await sweepAt('2026-11-22T12:00:00.000Z'), ['2026-11-22T11:00:00.000Z']);
  const { finishedAt, error } = await lastNight(t);
  assert.deepEqual([finishedAt, error], ['2026-11-22T11:00:00.000Z', null]);
  // Down at three, and up again in the afternoon.
  assert.equal((await sweepAt('2026-11-23T23:00:00.000Z')).length, 2);
  // Only one instance at a time knows of its own folder, so the last one of each stays.
  const later = await sweepAt('2026-12-01T23:00:00.000Z');
  assert.equal(later.at(-1), '2026-12-01T23:00:00.000Z');
  assert.ok(later.length <= 2, String(later));
  // Only the nights of the last 90 days are remembered.
  await sweepAt('2027-03-01T23:00:00.000Z');
  const nights = await deps.db.selectFrom('nightlyBackups').select('night').orderBy('night').execute();
  assert.deepEqual(
    nights.map(({ night }) => night),
    ['2026-12-01', '2027-03-01'],
  );
});

test('a nightly backup that fails is logged, noted, and tried again with the next sweep', async (context) => {
  const t = await openTestApp(context, { now: '2026-11-22T12:00:00.000Z' });
  await t.adminCall('GET', '/api/admin/account');
  await t.deps.db.updateTable('users').set({ createdAt: '2026-11-01T00:00:00.000Z' }).execute();
  await sendLead(t);
  const errors: unknown[] = [];
  const log = {
    ...silentLog,
    error: (message: string, fields?: object) => errors.push({ message, ...fields }),
  };
  const broken = { ...t.deps.files, read: () => Promise.reject(new Error('the store is away')) };
  await sweepBackups({ ...t.deps, files: broken, log }, never);
  assert.deepEqual(errors, [{ message: 'nightly backup failed', error: 'the store is away' }]);
  const failed = await lastNight(t);
  assert.deepEqual([failed.error, failed.finishedAt, failed.folder], ['the store is away', null, null]);
  await sweepBackups({ ...t.deps, log }, never);
  assert.equal(errors.length, 1);
  assert.equal((await lastNight(t)).error, null);
  assert.equal((await listBackups(t.deps.config.dataDir)).length, 1);
});

test('with BACKUP_KEEP_DAYS off, and for a server that is stopping, no backup is made', async (context) => {
  const t = await openTestApp(context, { now: '2026-11-22T12:00:00.000Z' });
  await t.adminCall('GET', '/api/admin/account');
  await t.deps.db.updateTable('users').set({ createdAt: '2026-11-01T00:00:00.000Z' }).execute();
  await sweepBackups({ ...t.deps, config: { ...t.deps.config, backupKeepDays: null } }, never);
  await sweepBackups(t.deps, AbortSignal.abort());
  assert.deepEqual(await listBackups(t.deps.config.dataDir), []);
  assert.deepEqual(await t.deps.db.selectFrom('nightlyBackups').selectAll().execute(), []);
});

test('what killed runs have left goes with the next sweep, also with BACKUP_KEEP_DAYS off', async (context) => {
  const t = await openTestApp(context);
  const { dataDir } = t.deps.config;
  const leftovers = [
    join('backups', '2026-11-20T11-00-00Z.part', 'tables'),
    join('backups', 'before-restore', '2026-11-20T11-00-00Z-2.part'),
    join('restoring', 'uploads'),
  ];
  for (const name of leftovers) await mkdir(join(dataDir, name), { recursive: true });
  const own = join(dataDir, 'backups', 'of-somebody-else.part');
  await mkdir(own);
  const off = { ...t.deps, config: { ...t.deps.config, backupKeepDays: null } };
  const lock = lockBackups(join(dataDir, 'backups'))!;
  await sweepBackups(off, never);
  lock.release();
  assert.deepEqual(
    leftovers.map((name) => existsSync(join(dataDir, name))),
    [true, false, false],
    'a backup that is being made stays',
  );
  await sweepBackups(off, never);
  assert.equal(existsSync(join(dataDir, leftovers[0]!)), false);
  assert.ok(existsSync(own));
});
