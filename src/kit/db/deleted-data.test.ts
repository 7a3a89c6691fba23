import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { sweepOutbox } from '#delivery/emails/server/emails.service.ts';
import { health } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { requestCompaction, sweepDeletedData } from './deleted-data.ts';
import { databaseFile } from './open.ts';
import { getEngine } from './portable.ts';

test('a look at readiness leaves the request to rewrite the file as it is', async (context) => {
  const t = await openTestApp(context);
  if (getEngine(t.deps.db) === 'postgres') return;
  await requestCompaction(t.deps.db);
  assert.equal((await t.call('GET', health.ready)).status, 200);
  const { rows } = await sql<{ userVersion: number }>`pragma user_version`.execute(t.deps.db);
  assert.deepEqual(rows, [{ userVersion: 0 }]);
});

test('the file is rewritten at most once a day, and only if something was deleted since', async (context) => {
  const t = await openTestApp(context);
  if (getEngine(t.deps.db) === 'postgres') return;
  await sweepDeletedData(t.deps);
  assert.equal(await sweepAt(t, '2026-11-22T18:00:00.000Z'), 0);
  await deleteEmail(t);
  assert.equal(await sweepAt(t, '2026-11-22T19:00:00.000Z'), 1);
  await deleteEmail(t);
  assert.equal(await sweepAt(t, '2026-11-22T20:00:00.000Z'), 0);
  assert.equal(await sweepAt(t, '2026-11-23T11:59:00.000Z'), 0, 'before four in the morning');
  assert.equal(await sweepAt(t, '2026-11-23T12:01:00.000Z'), 1);
  assert.equal(await sweepAt(t, '2026-11-24T18:00:00.000Z'), 0);
});

test('a large file is rewritten after some days, a very large one once a week', async (context) => {
  const t = await openTestApp(context);
  const { db, config } = t.deps;
  if (getEngine(db) === 'postgres') return;
  await sweepDeletedData(t.deps);
  await deleteEmail(t);
  assert.equal(await sweepAt(t, '2026-11-28T18:00:00.000Z', 1), 1);
  await deleteEmail(t);
  const { size } = statSync(join(config.dataDir, databaseFile));
  assert.equal(await sweepAt(t, '2026-11-29T18:00:00.000Z', size / 2.5), 0);
  assert.equal(await sweepAt(t, '2026-11-30T18:00:00.000Z', size / 2.5), 0);
  assert.equal(await sweepAt(t, '2026-12-01T18:00:00.000Z', size / 2.5), 1);
  await deleteEmail(t);
  assert.equal(await sweepAt(t, '2026-12-07T18:00:00.000Z', 1), 0);
  assert.equal(await sweepAt(t, '2026-12-08T18:00:00.000Z', 1), 1);
  await requestCompaction(db);
  assert.equal(await sweepAt(t, '2026-12-08T19:00:00.000Z', 1), 1, 'an erasure waits for no day');
});

async function sweepAt(t: TestApp, time: string, bytesADay?: number): Promise<number> {
  t.setNow(time);
  const before = await rewrites(t);
  await sweepDeletedData(t.deps, bytesADay);
  return (await rewrites(t)) - before;
}

async function deleteEmail({ deps }: TestApp): Promise<void> {
  const sentAt = '2026-01-05T18:00:00.000Z';
  const email = {
    kind: 'email',
    payload: '{}',
    status: 'sent',
    runAfter: sentAt,
    createdAt: sentAt,
  } as const;
  await deps.db
    .insertInto('outbox')
    .values({ ...email, sentAt })
    .execute();
  await sweepOutbox(deps);
}

/** SQLite counts a rewriting of the file as a change of the schema. */
async function rewrites({ deps }: TestApp): Promise<number> {
  const { rows } = await sql<{ schemaVersion: number }>`pragma schema_version`.execute(deps.db);
  return rows[0]!.schemaVersion;
}
