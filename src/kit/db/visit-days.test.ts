import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { addSampleLeads } from '#app/seed/sample-leads.ts';
import { addDays } from '#kit/time/dates.ts';
import {
  listRequestedVisits,
  listScheduledQuotes,
  listUndated,
} from '#visits/schedule/server/schedule.queries.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { copyLead } from '../../../tests/support/many-leads.ts';
import { getPlans } from '../../../tests/support/query-plans.ts';
import type { Db } from './open.ts';
import { getEngine } from './portable.ts';

const days = { from: '2026-11-30', to: '2026-12-06' };

/** All that the schedule asks for. */
const reads: Record<string, (db: Db) => Promise<unknown>> = {
  visits: (db) => listScheduledQuotes(db, days),
  wishes: (db) => listRequestedVisits(db, days),
  'visits without a day': listUndated,
};

test('the schedule goes through no quote of another day, and looks up the requests of those it finds', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  await addVisits(db);
  for (const [name, read] of Object.entries(reads)) {
    const plans = (await getPlans(db, read, { mayPostgresSort: true })).filter((plan) => !ofFound.test(plan));
    assert.ok(plans.length > 0, name);
    for (const plan of plans) {
      assert.match(plan, ofDays[getEngine(db)], `${name}\n${plan}`);
      assert.match(plan, requestOfEach[getEngine(db)], `${name}\n${plan}`);
    }
  }
});

/** A year of them, so that Postgres has something to choose from; nearly all of other days. */
async function addVisits(db: Db): Promise<void> {
  await addService(db);
  await addSampleLeads(db, 1, 1, new Date('2026-11-21T18:00:00.000Z'));
  const statuses = ['scheduled', 'completed', 'new', 'contacted'] as const;
  const copies = Array.from({ length: 800 }, (_, number) => {
    const status = statuses[number % statuses.length]!;
    const preferredDate = addDays('2026-01-01', (number % 400) + 1);
    return {
      request: { status: number % 5 === 0 ? ('cancelled' as const) : status },
      quote: { status, preferredDate, deletedAt: null },
    };
  });
  await copyLead(db, copies);
  await sql`analyze`.execute(db);
}

/** Asked once the visits are known, by their ids. */
const ofFound =
  /on invoices|invoices_by_quote|quote_items|quote_pages|member|quotes_pkey|quotes USING INTEGER PRIMARY KEY|^(?![\s\S]*quotes)[\s\S]*requests/;

const ofDays = {
  sqlite: /quotes USING (COVERING )?INDEX quotes_by_day \(status=\? AND preferred_date/,
  postgres: /quotes_by_day .*\n\s+Index Cond: \(.*status = .*preferred_date /,
};

/** Postgres may look up the request instead. */
const requestOfEach = {
  sqlite: /SEARCH requests USING COVERING INDEX requests_cancelled \(id=\?/,
  postgres:
    /using requests_pkey on requests.*\n\s+Index Cond: \(id = quotes\.request_id\)|Only Scan using requests_cancelled on requests/,
};
