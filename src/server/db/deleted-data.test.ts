import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { sweepOutbox } from '#server/features/emails/emails.service.ts';
import { health } from '#shared/paths.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { requestCompaction, sweepDeletedData } from './deleted-data.ts';
import { engineOf } from './portable.ts';

test('a look at readiness leaves the request to rewrite the file as it is', async (context) => {
  const t = await openTestApp(context);
  if (engineOf(t.deps.db) === 'postgres') return;
  await requestCompaction(t.deps.db);
  assert.equal((await t.call('GET', health.ready)).status, 200);
  const { rows } = await sql<{ userVersion: number }>`pragma user_version`.execute(t.deps.db);
  assert.deepEqual(rows, [{ userVersion: 0 }]);
});

test('the file is rewritten at most once a day, and only if something was deleted since', async (context) => {
  const t = await openTestApp(context);
  if (engineOf(t.deps.db) === 'postgres') return;
  await sweepDeletedData(t.deps);
  const sweepAt = async (time: string) => {
    t.setNow(time);
    const before = await rewrites(t);
    await sweepDeletedData(t.deps);
    return (await rewrites(t)) - before;
  };
  assert.equal(await sweepAt('2026-11-22T18:00:00.000Z'), 0);
  const deleteEmail = async () => {
    const sentAt = '2026-01-05T18:00:00.000Z';
    const email = {
      kind: 'email',
      payload: '{}',
      status: 'sent',
      runAfter: sentAt,
      createdAt: sentAt,
    } as const;
    await t.deps.db
      .insertInto('outbox')
      .values({ ...email, sentAt })
      .execute();
    await sweepOutbox(t.deps);
  };
  await deleteEmail();
  assert.equal(await sweepAt('2026-11-22T19:00:00.000Z'), 1);
  await deleteEmail();
  assert.equal(await sweepAt('2026-11-22T20:00:00.000Z'), 0);
  assert.equal(await sweepAt('2026-11-23T11:59:00.000Z'), 0, 'before four in the morning');
  assert.equal(await sweepAt('2026-11-23T12:01:00.000Z'), 1);
  assert.equal(await sweepAt('2026-11-24T18:00:00.000Z'), 0);
});

/** SQLite counts a rewriting of the file as a change of the schema. */
async function rewrites({ deps }: TestApp): Promise<number> {
  const { rows } = await sql<{ schemaVersion: number }>`pragma schema_version`.execute(deps.db);
  return rows[0]!.schemaVersion;
}
