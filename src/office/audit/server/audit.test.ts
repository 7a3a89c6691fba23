import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KyselyPlugin } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import { auditKeptDays } from '#kit/events/audit.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { sweepAudit } from './audit.queries.ts';

const addEntries = (db: Db, times: readonly string[]) =>
  db
    .insertInto('events')
    .values(
      times.map((createdAt) => ({
        createdAt,
        userId: null,
        userName: 'Command line',
        type: 'backup-made' as const,
        isAudit: 1 as const,
        content: '{"before":null,"after":null}',
        subject: 'backup' as const,
        subjectId: createdAt,
      })),
    )
    .execute();

const countEntries = async (db: Db) => (await db.selectFrom('events').select('id').execute()).length;

test('entries older than two years are deleted a few at a time, and younger ones stay', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  const aged = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await addEntries(db, [...Array<string>(450).fill(aged(auditKeptDays + 2)), aged(auditKeptDays - 1)]);
  let deletions = 0;
  const failing: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'DeleteQueryNode' && ++deletions === 2) throw new Error('the process is killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await assert.rejects(sweepAudit(db.withPlugin(failing)), /killed/);
  assert.equal(await countEntries(db), 251, 'what the first transaction deleted is gone');
  await sweepAudit(db);
  assert.equal(await countEntries(db), 1);
});

test('the screen and the CSV have the same order, by time, also after the clock was set back', async (context) => {
  const t = await openTestApp(context);
  // More than the CSV reads at once, in an order unlike that of their ids.
  const times = Array.from({ length: 1_500 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1) + ((index * 7919) % 1_000) * 60_000).toISOString(),
  );
  for (let first = 0; first < times.length; first += 500)
    await addEntries(t.deps.db, times.slice(first, first + 500));
  const csv = await t.adminCall('GET', `${adminApi.auditCsv}?action=backup-made&to=2026-01-31`);
  assert.equal(csv.status, 200);
  const ids = (await csv.text())
    .split('\r\n')
    .slice(1, -1)
    .map((line) => Number(line.split(',')[0]));
  const rows = await t.deps.db
    .selectFrom('events')
    .select('id')
    .where('type', '=', 'backup-made')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  assert.deepEqual(
    ids,
    rows.map(({ id }) => id),
  );
  const page = await t.adminCall('GET', `${adminApi.audit}?action=backup-made&limit=3&before=${ids[1_000]}`);
  const shown = (await page.json()) as { id: number }[];
  assert.deepEqual(
    shown.map(({ id }) => id),
    ids.slice(1_001, 1_004),
  );
});
