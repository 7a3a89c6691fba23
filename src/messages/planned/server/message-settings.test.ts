import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { StoredMessageSettings } from '#messages/planned/messages.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { until } from '../../../../tests/support/until.ts';

const save = (t: TestApp, text: string, version = 1) =>
  t.adminCall('PUT', messagePaths.settings, {
    version,
    kinds: [{ kind: 'thanks', isEnabled: true, text }],
  });

const getThanks = ({ kinds }: StoredMessageSettings) => kinds.find(({ kind }) => kind === 'thanks')?.text;

test('of two owners who save the first settings at the same time, one gets what the other saved', async (context) => {
  const t = await openTestApp(context);
  const answers = await afterReading(t, [() => save(t, 'Thanks from Ana'), () => save(t, 'Thanks from Bo')]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  const saved = (await answers.find(({ status }) => status === 200)!.json()) as StoredMessageSettings;
  const problem = (await answers.find(({ status }) => status === 409)!.json()) as Problem & {
    current: StoredMessageSettings;
  };
  assert.equal(problem.code, 'version-conflict');
  assert.deepEqual(problem.current, saved);
  assert.match(getThanks(saved) ?? '', /^Thanks from/);
});

test('the same settings sent three times at the same time are saved once', async (context) => {
  const t = await openTestApp(context);
  const thanks = () => save(t, 'Thank you!');
  const answers = await afterReading(t, [thanks, thanks, thanks]);
  for (const answer of answers) {
    assert.equal(answer.status, 200, await answer.clone().text());
    const saved = (await answer.json()) as StoredMessageSettings;
    assert.deepEqual([saved.version, getThanks(saved)], [2, 'Thank you!']);
  }
  const entries = await t.deps.db
    .selectFrom('events')
    .select('id')
    .where('type', '=', 'settings-changed')
    .execute();
  assert.equal(entries.length, 1);
});

/** On Postgres every call has read the row before the first may write it. On SQLite they take turns anyway. */
async function afterReading(t: TestApp, calls: (() => Promise<Response>)[]): Promise<Response[]> {
  const all = () => Promise.all(calls.map((call) => call()));
  if (process.env.TEST_DATABASE !== 'postgres') return all();
  const { db } = t.deps;
  const lock = await db.startTransaction().execute();
  await lock.updateTable('messageSettings').set({ updatedAt: null }).where('id', '=', 1).execute();
  const answers = all();
  await until(async () => {
    const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows[0]!.waiting === calls.length;
  });
  await lock.commit().execute();
  return answers;
}
