import assert from 'node:assert/strict';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { claimForRestore } from '#kit/db/in-use.ts';
import type { Db } from '#kit/db/open.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { admin } from '../../../tests/support/admin.ts';
import { contactBody } from '../../../tests/support/leads.ts';
import { makePhoto } from '../../../tests/support/photos.ts';
import { allFiles, allRows, lookInto } from './backup.fixture.ts';
import { newSite, post } from './commands.fixture.ts';

const auditedActions = async (db: Db) => {
  const entries = await db
    .selectFrom('events')
    .select('type')
    .where('isAudit', '=', 1)
    .orderBy('id')
    .execute();
  return entries.map(({ type }) => type);
};

const withoutAudit = ({ events = [], ...rows }: Awaited<ReturnType<typeof allRows>>) => ({
  ...rows,
  events: events.filter((row) => row.includes('["is_audit",0]')),
});

test('the drill: leads and photos are saved while the server runs, all is lost, and all comes back', {
  timeout: 120_000,
}, async (context) => {
  const { origin, place, run, start } = await newSite(context);
  const stop = await start();
  const photo = new FormData();
  photo.set('image', new Blob([new Uint8Array(await makePhoto())]), 'photo.jpg');
  const uploaded = await post(origin + api.upload, photo);
  const { imageUrl } = (await uploaded.json()) as { imageUrl: string };
  await post(origin + api.contact, contactBody({ imageUrl }));
  const signedIn = await post(origin + api.login, admin);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const listWith = (headers: Record<string, string>) => fetch(origin + adminApi.requests, { headers });
  assert.equal((await listWith({ Cookie: cookie })).status, 200);

  const saved = await run('backup');
  assert.equal(saved.code, 0, saved.stderr);
  const folder = /^Backup: (.+)$/m.exec(saved.stdout)![1]!;
  assert.match(saved.stdout, /\(1 request, 0 quotes\) and 1 file/);
  const rows = withoutAudit(await lookInto(place, allRows));
  assert.deepEqual(await lookInto(place, auditedActions), ['signed-in', 'backup-made']);
  const files = await allFiles(place.dataDir);

  const beside = await run('restore', folder, '--yes');
  assert.deepEqual([beside.code, /^Restore failed\. .*Stop every server/.test(beside.stderr)], [1, true]);
  assert.equal((await listWith({ Cookie: cookie })).status, 200);
  await stop('SIGKILL');
  const unconfirmed = await run('restore', folder);
  assert.deepEqual([unconfirmed.code, /Add --yes/.test(unconfirmed.stderr)], [1, true]);
  await lookInto(place, async (db) => {
    for (const table of ['outbox', 'uploads', 'requests', 'secrets'] as const) {
      await db.deleteFrom(table).execute();
    }
    await db.deleteFrom('events').where('isAudit', '=', 0).execute();
  });
  await rm(join(place.dataDir, 'uploads'), { recursive: true });
  const restored = await run('restore', join(place.dataDir, 'backups'), '--yes');
  assert.equal(restored.code, 0, restored.stderr);
  const [, previous = ''] = /The previous data is saved in (.*before-restore.*)/.exec(restored.stdout) ?? [];
  const listed = await run('restore');
  assert.deepEqual([listed.code, listed.stderr], [0, '']);
  for (const backup of [folder, previous]) assert.ok(listed.stdout.includes(`\n  ${backup}\n`), backup);
  assert.match(restored.stdout, /Restored .*\(1 request, 0 quotes\) and 1 file.* 1 file had to be written\./);
  assert.deepEqual(withoutAudit(await lookInto(place, allRows)), rows);
  // The backup was made before its own entry.
  assert.deepEqual(await lookInto(place, auditedActions), ['signed-in', 'backup-restored']);
  assert.deepEqual(await allFiles(place.dataDir), files);

  const stopAgain = await start();
  assert.equal((await listWith({ Cookie: cookie })).status, 401);
  const again = await post(origin + api.login, admin);
  const fresh = again.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  assert.equal(((await (await listWith({ Cookie: fresh })).json()) as object[]).length, 1);
  assert.equal((await fetch(origin + imageUrl, { headers: { Cookie: fresh } })).status, 200);
  await stopAgain('SIGTERM');
});

test('where there is no database each command says so, and makes none', async (context) => {
  const { place, run } = await newSite(context, { DATABASE_URL: '' });
  await rm(place.dataDir, { recursive: true });
  for (const [name, ...args] of [['backup'], ['privacy', 'export', 'ana@example.com']] as [
    string,
    ...string[],
  ][]) {
    const { code, stderr } = await run(name, ...args);
    assert.equal(code, 1, name);
    assert.match(
      stderr,
      /There is no database: .+ does not exist\. Does DATA_DIR name the right folder\?\n$/,
    );
    await assert.rejects(readdir(place.dataDir), { code: 'ENOENT' }, name);
  }
});

test('each command says in a line what it cannot do, and exits with 1', async (context) => {
  const { place, run } = await newSite(context);
  const elsewhere = join(place.dataDir, 'elsewhere');
  const none = await run('restore');
  assert.deepEqual([none.code, /There is no backup in /.test(none.stdout)], [0, true]);
  const first = await run('backup', '--to', elsewhere);
  assert.equal(first.code, 0, first.stderr);
  assert.equal((await readdir(elsewhere)).filter((name) => name.endsWith('Z')).length, 1);
  const failures: [args: string[], said: RegExp][] = [
    [['backup', '--to', ''], /^Backup failed\. --to needs a folder\./],
    [['restore', join(place.dataDir, 'nowhere')], /^Restore failed\. There is no backup in/],
  ];
  for (const [[name, ...args], said] of failures) {
    const { code, stderr } = await run(name!, ...args);
    assert.equal(code, 1, said.source);
    assert.match(stderr, said);
  }
});

test('while a restore runs, commands and servers say so and end', async (context) => {
  const { place, run } = await newSite(context);
  const claim = (await claimForRestore(place))!;
  for (const [name, says] of [
    ['backup', /A restore is under way\. Try again when it has ended\.\n$/],
    ['sample-leads', /A restore is under way\. Try again when it has ended\.\n$/],
    ['main', /^Cannot start: the data is being restored from a backup at this moment\..+\n$/],
  ] as const) {
    const { code, stderr } = await run(name);
    assert.equal(code, 1);
    assert.match(stderr, says);
  }
  await claim.release();
});
