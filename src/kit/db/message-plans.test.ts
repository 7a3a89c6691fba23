import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMessageFigures } from '#office/analytics/server/message-figures.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { getPlans } from '../../../tests/support/query-plans.ts';
import { getEngine } from './portable.ts';

test('figures of messages read only the messages and visits of their days, through indexes', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  const span = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' };
  const days = { from: '2026-11-01', to: '2026-11-30' };
  const plans = await getPlans(db, (watched) => readMessageFigures(watched, span, days), {
    mayPostgresSort: true,
  });
  assert.equal(plans.length, 4);
  const isSqlite = getEngine(db) === 'sqlite';
  for (const plan of plans) assert.doesNotMatch(plan, /SCAN (?!CONSTANT|over)|Seq Scan|hashed/, plan);
  // Which of several indexes Postgres takes depends on how many rows there are.
  if (!isSqlite) return;
  const [followUps, reminders, visits, reviews] = plans.map((plan) =>
    plan.replace('count: ', '').split('\n'),
  );
  const expected: [plan: string[] | undefined, line: RegExp][] = [
    [followUps, /^SEARCH messages USING COVERING INDEX messages_by_sent_time/],
    [followUps, /^SEARCH first USING COVERING INDEX messages_by_quote/],
    [followUps, /^SEARCH quotes USING INTEGER PRIMARY KEY/],
    [reminders, /^SEARCH messages USING COVERING INDEX messages_by_sent_time/],
    [visits, /SEARCH visits USING COVERING INDEX visits_by_day/],
    [visits, /SEARCH quotes USING COVERING INDEX quotes_deleted/],
    [visits, /SEARCH messages EXISTS USING INDEX messages_by_place \(kind=\? AND place=\? AND visit_id=\?\)/],
    [reviews, /^SEARCH messages USING COVERING INDEX messages_by_sent_time/],
  ];
  // Once: SQLite may repeat a subquery for each place that reads its column.
  for (const [lines, line] of expected) {
    assert.equal(lines!.filter((found) => line.test(found)).length, 1, lines!.join('\n'));
  }
});
