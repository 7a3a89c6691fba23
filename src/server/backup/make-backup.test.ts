import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { silentLog } from '../../../tests/support/database.ts';
import { newPlace, sendLead } from './backup.fixture.ts';
import { reasonOf } from './command-lines.ts';
import { surplusBackups } from './keep-by-age.ts';
import { backupsFolder, listBackups } from './list-backups.ts';
import { makeBackup } from './make-backup.ts';
import { uploadFile } from './manifest.ts';
import { sweepBackups } from './nightly.ts';

async function openSite(context: TestContext, now?: string) {
  const t = await openTestApp(context, { now });
  const into = backupsFolder(t.deps.config.dataDir);
  return { ...t, into, backUp: () => makeBackup(t.deps, { into }) };
}

const never = new AbortController().signal;

const lastNight = ({ deps }: TestApp) =>
  deps.db.selectFrom('nightlyBackups').selectAll().orderBy('night', 'desc').executeTakeFirstOrThrow();

test('only the user of the product can read a backup, and a second one shares the photos of the first', async (context) => {
  const t = await openSite(context);
  const { photo } = await sendLead(t);
  const first = await t.backUp();
  const second = await t.backUp();
  assert.notEqual(first.folder, second.folder);
  const entries = await readdir(t.into, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const { mode } = await stat(join(entry.parentPath, entry.name));
    assert.equal(mode & 0o777, entry.isDirectory() ? 0o700 : 0o600, entry.name);
  }
  const inodeOf = async (path: string) => (await stat(path)).ino;
  const copy = await inodeOf(join(first.folder, uploadFile(photo)));
  assert.equal(await inodeOf(join(second.folder, uploadFile(photo))), copy);
  // No accident among the uploads reaches a backup.
  assert.notEqual(await inodeOf(join(t.deps.config.dataDir, 'uploads', photo)), copy);
});

test('a photo that is damaged in the backup before is copied anew', async (context) => {
  const t = await openSite(context);
  const { photo } = await sendLead(t);
  const first = await t.backUp();
  await writeFile(join(first.folder, uploadFile(photo)), 'damaged');
  const second = await t.backUp();
  assert.equal((await stat(join(second.folder, uploadFile(photo)))).size, `photo ${photo}`.length);
});

test('a photo that the database names and nobody has is told of, and the rest is saved', async (context) => {
  const t = await openSite(context);
  const { photo } = await sendLead(t);
  await sendLead(t);
  await t.deps.files.remove(photo);
  const { manifest } = await t.backUp();
  assert.deepEqual(manifest.missing, [photo]);
  assert.equal(manifest.uploads.rows, 1);
});

test('a backup that fails or is stopped leaves nothing behind, and says why', async (context) => {
  const t = await openSite(context);
  await sendLead(t);
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const files = { ...t.deps.files, read: () => Promise.reject(full) };
  await assert.rejects(makeBackup({ ...t.deps, files }, { into: t.into }), (error) => {
    assert.equal(reasonOf(error), 'The disk is full. What had been begun is removed.');
    return true;
  });
  await assert.rejects(makeBackup(t.deps, { into: t.into, signal: AbortSignal.abort() }));
  assert.deepEqual(await readdir(t.into), ['backup.lock']);
});

test('a backup that is killed never looks like one, and the next clears it away', async (context) => {
  const t = await openSite(context);
  await sendLead(t);
  // It comes as far as the first photo, and waits there for its end.
  const script = `
    import { makeBackup } from ${JSON.stringify(new URL('make-backup.ts', import.meta.url).href)};
    const files = { read: () => { console.log('reading'); return new Promise(() => setInterval(() => {}, 1000)); } };
    const config = ${JSON.stringify({ databaseUrl: t.deps.config.databaseUrl, dataDir: t.deps.config.dataDir })};
    await makeBackup({ config, files, clock: () => new Date() }, { into: ${JSON.stringify(t.into)} });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  context.after(() => child.kill('SIGKILL'));
  await once(child.stdout!, 'data');
  await assert.rejects(t.backUp(), /Another backup is being made/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  assert.deepEqual(await listBackups(t.deps.config.dataDir), []);
  assert.equal((await readdir(t.into)).filter((name) => name.endsWith('.part')).length, 1);
  const { folder } = await t.backUp();
  assert.deepEqual(
    (await listBackups(t.deps.config.dataDir)).map((backup) => backup.folder),
    [folder],
  );
  assert.equal((await readdir(t.into)).filter((name) => name.endsWith('.part')).length, 0);
});

test('without a database there is nothing to save', async (context) => {
  const t = await openSite(context);
  const empty = { databaseUrl: null, dataDir: join(t.deps.config.dataDir, 'empty') };
  await mkdir(empty.dataDir);
  await assert.rejects(makeBackup({ ...t.deps, config: empty }, { into: t.into }), /There is no database/);
  assert.deepEqual(await readdir(empty.dataDir), []);
});

test('of the last seven days every backup is kept, then one a week, until the days are over', () => {
  const now = new Date('2026-11-30T12:00:00.000Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const startedAt = (days: number) => ({ startedAt: daysAgo(days) });
  const kept = (backups: { startedAt: string }[], keepDays: number) => {
    const surplus = surplusBackups(backups, now, keepDays);
    return backups.filter((backup) => !surplus.includes(backup)).map((backup) => backup.startedAt);
  };
  const daily = Array.from({ length: 60 }, (_, days) => startedAt(days));
  const left = kept(daily, 30);
  assert.deepEqual(
    left.slice(0, 8),
    Array.from({ length: 8 }, (_, days) => daysAgo(days)),
  );
  const weekly = left.slice(8).map((time) => Date.parse(time));
  assert.ok(weekly.length === 3 || weekly.length === 4, String(weekly.length));
  // The week of the seventh day is not over yet.
  for (const [index, time] of weekly.entries()) {
    if (index > 1) assert.equal(weekly[index - 1]! - time, 7 * 86_400_000);
  }
  assert.ok(left.every((time) => time >= daysAgo(30)));
  assert.deepEqual(kept(daily, 3), [0, 1, 2, 3].map(daysAgo));
  assert.deepEqual(kept([startedAt(90), startedAt(91)], 30), [daysAgo(90)], 'the newest always stays');
  assert.deepEqual(kept([startedAt(-8), startedAt(40)], 30), [daysAgo(-8)]);
  assert.deepEqual(kept([startedAt(-8), startedAt(1)], 30), [daysAgo(-8), daysAgo(1)]);
});

test('each night has one backup, made after three o’clock by one instance, and old ones go', async (context) => {
  // 10:00 in Los Angeles; the first administrator is made at this moment.
  const t = await openSite(context, '2026-11-21T18:00:00.000Z');
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
});

test('a nightly backup that fails is logged, noted, and tried again with the next sweep', async (context) => {
  const t = await openSite(context, '2026-11-22T12:00:00.000Z');
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
  const t = await openSite(context, '2026-11-22T12:00:00.000Z');
  await t.adminCall('GET', '/api/admin/account');
  await t.deps.db.updateTable('users').set({ createdAt: '2026-11-01T00:00:00.000Z' }).execute();
  await sweepBackups({ ...t.deps, config: { ...t.deps.config, backupKeepDays: null } }, never);
  await sweepBackups(t.deps, AbortSignal.abort());
  assert.deepEqual(await listBackups(t.deps.config.dataDir), []);
  assert.deepEqual(await t.deps.db.selectFrom('nightlyBackups').selectAll().execute(), []);
});
