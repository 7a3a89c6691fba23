import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { openTestApp } from '../../../tests/support/app.ts';
import { sendLead } from './backup.fixture.ts';
import { getReason } from './backup-text.ts';
import { backupsFolder, listBackups } from './list-backups.ts';
import { makeBackup } from './make-backup.ts';
import { uploadFile } from './manifest.ts';
import { surplusBackups } from './surplus-backups.ts';

async function openSite(context: TestContext) {
  const t = await openTestApp(context);
  const into = backupsFolder(t.deps.config.dataDir);
  return { ...t, into, backUp: () => makeBackup(t.deps, { into }) };
}

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
  const getInode = async (path: string) => (await stat(path)).ino;
  const copy = await getInode(join(first.folder, uploadFile(photo)));
  assert.equal(await getInode(join(second.folder, uploadFile(photo))), copy);
  // No accident among the uploads reaches a backup.
  assert.notEqual(await getInode(join(t.deps.config.dataDir, 'uploads', photo)), copy);
});

test('a photo that is damaged in the previous backup is copied again', async (context) => {
  const t = await openSite(context);
  const { photo } = await sendLead(t);
  const first = await t.backUp();
  await writeFile(join(first.folder, uploadFile(photo)), 'damaged');
  const second = await t.backUp();
  assert.equal((await stat(join(second.folder, uploadFile(photo)))).size, `photo ${photo}`.length);
});

test('a missing photo is reported, and the rest is backed up', async (context) => {
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
    assert.equal(getReason(error), 'The disk is full. The unfinished backup was removed.');
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
