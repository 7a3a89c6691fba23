import assert from 'node:assert/strict';
import { mkdir, readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { openTestApp } from '../../../tests/support/app.ts';
import { until } from '../../../tests/support/until.ts';
import { sendLead } from './backup.fixture.ts';
import { makeBackupApart } from './backup-apart.ts';
import { checkBackup } from './check-backup.ts';
import { backupsFolder } from './list-backups.ts';
import { BackupError } from './manifest.ts';
import { lockBackups } from './unfinished.ts';

test('a process of its own makes the same backup, at the time of the server’s clock', async (context) => {
  const t = await openTestApp(context, { now: '2026-11-22T12:00:00.000Z' });
  await sendLead(t);
  const into = backupsFolder(t.deps.config.dataDir);
  const { folder, manifest } = await makeBackupApart(t.deps, { into });
  assert.match(folder, /2026-11-22T12-10-\d\dZ$/);
  assert.equal(manifest.tables.requests?.rows, 1);
  assert.deepEqual(await checkBackup(folder), manifest);
});

test('what that process refuses is explained here as if it had been refused here', async (context) => {
  const t = await openTestApp(context);
  const into = backupsFolder(t.deps.config.dataDir);
  await mkdir(into, { recursive: true });
  const lock = lockBackups(into);
  context.after(() => lock?.release());
  await assert.rejects(makeBackupApart(t.deps, { into }), (error: Error) => {
    assert.ok(error instanceof BackupError);
    assert.match(error.message, /^Another backup is being made in /);
    return true;
  });
});

test('a server that stops takes its backup with it, which leaves nothing behind', async (context) => {
  const t = await openTestApp(context);
  const into = backupsFolder(t.deps.config.dataDir);
  const stopping = new AbortController();
  const made = makeBackupApart(t.deps, { into, signal: stopping.signal });
  const names = () => readdir(into).catch(() => [] as string[]);
  const begun = until(async () => (await names()).some((name) => name.endsWith('.part')));
  await Promise.race([begun, made.catch(() => {})]);
  stopping.abort(new Error('the server stops'));
  await assert.rejects(made, { message: 'the server stops' });
  assert.deepEqual(
    (await names()).filter((name) => name.endsWith('.part')),
    [],
  );
});
