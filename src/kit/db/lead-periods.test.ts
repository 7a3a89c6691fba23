import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { addSampleLeads } from '#app/seed/sample-leads.ts';
import { addDays } from '#kit/time/dates.ts';
import { countCompleted, countLeads } from '#office/analytics/server/analytics.queries.ts';
import { countRequestsByHour, sumQuotesByHour } from '#office/dashboard/server/series.queries.ts';
import { countQuotes, countRequests, sumRevenueCents } from '#office/dashboard/server/stats.queries.ts';
import { sweepOldLeads } from '#sales/leads/server/sweep-old-leads.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { copyLead } from '../../../tests/support/many-leads.ts';
import { getPlans } from '../../../tests/support/query-plans.ts';
import type { Db } from './open.ts';
import { getEngine } from './portable.ts';

const span = { from: '2026-10-22T18:00:00.000Z', to: '2026-11-21T18:00:00.001Z' };

/** All that the dashboard and Analytics ask of the leads of a period. */
const figures: Record<string, (db: Db) => Promise<unknown>> = {
  requests: (db) => countRequests(db, span),
  'requests by hour': (db) => countRequestsByHour(db, span),
  'requests by source': (db) => countLeads(db, span, new Date(span.to)),
  quotes: (db) => countQuotes(db, span),
  'quotes by hour': (db) => sumQuotesByHour(db, span),
};

test('a figure of a period goes through no lead of another, and through none in the trash', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  for (const [name, read] of Object.entries(figures)) {
    const [plan, ...more] = await getPlans(db, read, { mayPostgresSort: true });
    assert.deepEqual(more, [], name);
    assert.match(plan!, ofPeriod[getEngine(db)], name);
  }
});

test('revenue goes through the completed visits of its days only', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  await addCompletedVisits(db);
  const days = { from: '2026-10-23', to: '2026-11-21' };
  for (const read of [sumRevenueCents, countCompleted]) {
    const [plan, ...more] = await getPlans(db, (watched) => read(watched, days), { mayPostgresSort: true });
    assert.deepEqual(more, [], read.name);
    for (const index of ofDays[getEngine(db)]) assert.match(plan!, index, `${read.name}\n${plan}`);
  }
});

test('requests of a period are counted in the index alone', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  for (const name of ['requests', 'requests by hour', 'requests by source']) {
    const [plan] = await getPlans(db, figures[name]!, { mayPostgresSort: true });
    assert.match(plan!, /COVERING INDEX|Index Only Scan/, name);
  }
});

test('looking for leads that are too old goes through no younger one outside the trash', async (context) => {
  const t = await openTestApp(context, { config: { retentionDays: 365 } });
  const plans = await getPlans(t.deps.db, (db) => sweepOldLeads({ ...t.deps, db }));
  const [live] = plans.filter((plan) => /requests_live_by_creation/.test(plan));
  assert.match(live ?? plans.join('\n'), olderThan[getEngine(t.deps.db)]);
});

/** Three years of them, so that Postgres has something to choose from; every other one without a day. */
async function addCompletedVisits(db: Db): Promise<void> {
  await addService(db);
  await addSampleLeads(db, 1, 1, new Date('2026-11-21T18:00:00.000Z'));
  const copies = Array.from({ length: 1100 }, (_, number) => {
    const day = addDays('2023-12-01', number);
    const completedAt = `${day}T20:00:00.000Z`;
    const preferredDate = number % 2 === 0 ? day : null;
    return { quote: { status: 'completed' as const, completedAt, preferredDate, deletedAt: null } };
  });
  await copyLead(db, copies);
  await sql`analyze`.execute(db);
}

/** Those with a day, and those without one. */
const ofDays = {
  sqlite: [
    /quotes_by_day \(status=\? AND preferred_date>\? AND preferred_date<\?\)/,
    /quotes_live_without_day \(deleted_at=\? AND completed_at>\? AND completed_at<\?\)/,
  ],
  postgres: [
    /quotes_by_day.*\n\s+Index Cond: \(\(status = .* AND \(preferred_date >= .* AND \(preferred_date <= /,
    /quotes_live_without_day.*\n\s+Index Cond: \(\(completed_at >= .* AND \(completed_at < /,
  ],
};

/** The trash has no entries in these indexes on Postgres. */
const ofPeriod = {
  sqlite: /_live_by_\w+ \(deleted_at=\? AND (created_at|<expr>)>\? AND \1<\?\)/,
  postgres: /_live_by_.*\n\s+Index Cond: \(\(created_at >= [^)]+\) AND \(created_at < /,
};

const olderThan = {
  sqlite: /_live_by_creation \(deleted_at=\? AND created_at<\?\)/,
  postgres: /_live_by_creation .*\n\s+Index Cond: \(created_at < /,
};
