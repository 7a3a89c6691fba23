import assert from 'node:assert/strict';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { backupsFolder, listBackups } from '#kit/backup/list-backups.ts';
import { makeBackup } from '#kit/backup/make-backup.ts';
import { leaseDueJobs, markFailed, markSent } from '#kit/outbox/outbox.queries.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Config } from '#kit/server/config.ts';
import { type SystemReport, systemReportSchema } from '#office/system/system.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { setUpWriter } from '../../../../tests/support/article-writer.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { judgeAnswer } from './checks/database-check.ts';
import { judgeStorage } from './checks/storage-check.ts';

const openApp = (context: TestContext, config: Partial<Config> = {}) => openTestApp(context, { config });

async function report(t: TestApp): Promise<SystemReport> {
  const answer = await t.adminCall('GET', adminApi.system);
  assert.equal(answer.status, 200);
  return systemReportSchema.parse(await answer.json());
}

async function getCheck(t: TestApp, name: string) {
  const found = (await report(t)).checks.find((check) => check.name === name);
  return found && ([found.state, found.text] as const);
}

const smtp = { smtpUrl: 'smtp://127.0.0.1:9' };
const send = (t: TestApp) => t.call('POST', api.contact, contactBody({ firstName: 'Anastasia' }));
const nextJob = async ({ deps }: TestApp) => (await leaseDueJobs(deps.db, deps.clock(), 1, 'email'))[0]!;
const later = (t: TestApp, minutes: number) =>
  t.setNow(new Date(t.deps.clock().getTime() + minutes * 60_000).toISOString());

test('nobody but an administrator reads how the system is', async (context) => {
  const t = await openApp(context);
  assert.equal((await t.call('GET', adminApi.system)).status, 401);
});

test('a new site is all right, and says what is not configured', async (context) => {
  const t = await openApp(context);
  const { version, node, startedAt, checks } = await report(t);
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.equal(node, process.versions.node);
  assert.equal(startedAt, t.deps.monitor.startedAt.toISOString());
  const [database, ...others] = checks.filter(({ name }) => name !== 'Storage');
  const engine = t.deps.config.databaseUrl ? 'Postgres' : 'SQLite';
  assert.equal(database?.name, 'Database');
  assert.match(
    database.text,
    new RegExp(`^${engine}, \\d+(\\.\\d)? [kM]B\\. (Responded in|Slow response:) [\\d,]+ ms\\.$`),
  );
  assert.deepEqual(
    others.map(({ name, state }) => [name, state]),
    [
      ['Email', 'off'],
      ['AI articles', 'off'],
    ],
  );
});

test('a database that answers slowly is worth a look', () => {
  assert.deepEqual(judgeAnswer(0.4), { state: 'fine', text: 'Responded in 1 ms.' });
  assert.equal(judgeAnswer(500).state, 'fine');
  assert.deepEqual(judgeAnswer(1500), { state: 'warning', text: 'Slow response: 1,500 ms.' });
});

test('without a mail server the emails that wait are no alarm', async (context) => {
  const t = await openApp(context);
  await send(t);
  assert.deepEqual(await getCheck(t, 'Email'), [
    'off',
    'Email is not set up. An owner does it in Settings, Email. 2 emails wait to be sent.',
  ]);
});

test('email is fine while it goes out, a warning when it is late, a problem when it was given up', async (context) => {
  const t = await openApp(context, smtp);
  assert.deepEqual(await getCheck(t, 'Email'), ['fine', 'No email waits. None sent yet.']);
  await send(t);
  assert.deepEqual(await getCheck(t, 'Email'), ['fine', '2 emails on the way. None sent yet.']);
  await markSent(t.deps.db, await nextJob(t), t.deps.clock());
  assert.deepEqual(await getCheck(t, 'Email'), [
    'fine',
    '1 email on the way. Last email sent Nov 21, 10:00 AM.',
  ]);
  later(t, 61);
  const [state, text] = (await getCheck(t, 'Email'))!;
  assert.equal(state, 'warning');
  assert.match(text, /^1 email waits, the oldest for more than an hour/);
  await markFailed(t.deps.db, await nextJob(t), { isPermanent: true, reason: '550' }, t.deps.clock());
  assert.deepEqual(await getCheck(t, 'Email'), [
    'problem',
    '1 email could not be sent. See below for the reason.',
  ]);
});

test('AI articles are fine until one fails, and again once it is taken off the list', async (context) => {
  const t = await openApp(context);
  await setUpWriter(t);
  assert.equal((await getCheck(t, 'AI articles'))?.[0], 'fine');
  const time = t.deps.clock().toISOString();
  const job = { topic: 'Wool', state: 'failed', requestedBy: 'Kim', createdAt: time } as const;
  const { id } = await t.deps.db
    .insertInto('articleJobs')
    .values({ ...job, updatedAt: time, startedAt: time })
    .returning('id')
    .executeTakeFirstOrThrow();
  assert.deepEqual(await getCheck(t, 'AI articles'), [
    'warning',
    '1 article couldn’t be written. See the reason below.',
  ]);
  await t.adminCall('POST', adminApi.dismissArticleJob(id));
  assert.equal((await getCheck(t, 'AI articles'))?.[0], 'fine');
});

test('free space is fine, soon too little, or too little', () => {
  const gigabyte = 1_000_000_000;
  assert.deepEqual(judgeStorage(23 * gigabyte, 40 * gigabyte), {
    state: 'fine',
    text: '23 GB of 40 GB are free.',
  });
  assert.equal(judgeStorage(2 * gigabyte, 40 * gigabyte).state, 'fine');
  assert.equal(judgeStorage(1.9 * gigabyte, 40 * gigabyte).state, 'warning');
  assert.equal(judgeStorage(0.4 * gigabyte, 40 * gigabyte).state, 'problem');
  assert.equal(judgeStorage(0, 0).state, 'problem');
});

test('the disk of the data folder is looked at, and one that cannot be is a problem, not an error', async (context) => {
  const t = await openApp(context);
  assert.match((await getCheck(t, 'Storage'))?.[1] ?? '', /\d.* of \d.* are free\./);
  const missing = await openApp(context, { dataDir: '/nowhere/at/all' });
  assert.equal((await getCheck(missing, 'Storage'))?.[0], 'problem');
});

test('the backup told of is the newest that a restore would list, in time or late', async (context) => {
  const t = await openApp(context);
  const { config, clock } = t.deps;
  assert.equal(await getCheck(t, 'Backup'), undefined);
  const into = backupsFolder(config.dataDir);
  const killed = join(into, '2026-11-21T10-00-00Z.part');
  await mkdir(killed, { recursive: true });
  await mkdir(join(into, 'before-restore', '2026-11-21T09-00-00Z'), { recursive: true });
  for (const folder of [killed, join(into, 'before-restore'), join(into, 'of-somebody-else')]) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'manifest.json'), '{}');
  }
  assert.deepEqual(await getCheck(t, 'Backup'), ['warning', 'No backup was finished yet.']);
  await makeBackup(t.deps, { into });
  assert.equal((await listBackups(config.dataDir))[0]?.startedAt, clock().toISOString());
  assert.deepEqual(await getCheck(t, 'Backup'), ['fine', 'The last backup was made Nov 21, 10:00 AM.']);
  later(t, 37 * 60);
  const unfinished = join(into, '2026-11-23T06-00-00Z.part');
  await cp((await listBackups(config.dataDir))[0]!.folder, unfinished, { recursive: true });
  const [state, text] = (await getCheck(t, 'Backup'))!;
  assert.equal(state, 'problem');
  assert.match(text, /^The last backup was made Nov 21, 10:00 AM\. That is more than 36 hours ago/);
});

test('with nightly backups switched off the screen says so, and warns of nothing', async (context) => {
  const t = await openApp(context, { backupKeepDays: null });
  const off = 'Nightly backups are off (BACKUP_KEEP_DAYS=off).';
  assert.deepEqual(await getCheck(t, 'Backup'), ['off', off]);
  await makeBackup(t.deps, { into: backupsFolder(t.deps.config.dataDir) });
  later(t, 37 * 60);
  assert.deepEqual(await getCheck(t, 'Backup'), ['off', `${off} The last backup was made Nov 21, 10:00 AM.`]);
});

test('slow queries and troubles are told, without a word about a person', async (context) => {
  const t = await openApp(context);
  t.deps.monitor.sawQuery({ kind: 'select', sql: 'select ?', milliseconds: 1234.5, isFailed: false });
  const log = t.deps.monitor.remembering(t.deps.log);
  const error = 'Error: of ana@example.com\n    at f (/srv/src/app/app.ts:9:1)';
  log.warn('email not sent', { job: 1 });
  log.error('request failed', { requestId: 'id-1', error });
  log.error('request failed', { requestId: 'id-2', error });
  const { slowQueries, troubles } = await report(t);
  const lastAt = t.deps.clock().toISOString();
  assert.deepEqual(slowQueries, [{ sql: 'select ?', times: 1, slowestMilliseconds: 1235, lastAt }]);
  const [failure, unsent] = [
    { level: 'error', message: 'request failed', place: 'Error · app/app.ts, line 9' },
    { level: 'warn', message: 'email not sent', place: null },
  ];
  assert.deepEqual(troubles, [
    { ...failure, times: 2, lastAt, requestId: 'id-2' },
    { ...unsent, times: 1, lastAt, requestId: null },
  ]);
});
