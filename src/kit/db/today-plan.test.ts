import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { addSampleLeads } from '#app/seed/sample-leads.ts';
import { listAcceptedWithoutVisit } from '#office/today/server/today.queries.ts';
import { countWaitingRequests, listWaitingRequests } from '#sales/requests/server/requests.queries.ts';
import { listVisitsById } from '#visits/visits/server/visits.queries.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { copyLead } from '../../../tests/support/many-leads.ts';
import { getPlans } from '../../../tests/support/query-plans.ts';
import type { Db } from './open.ts';
import { getEngine } from './portable.ts';

const since = '2026-11-01T00:00:00.000Z';

test('Today reads leads to answer in the order of an index, and no quote that was accepted long ago', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  await addAcceptedQuotes(db);
  const engine = getEngine(db);
  const [leads] = await getPlans(db, (watched) => listWaitingRequests(watched, 20));
  assert.match(leads!, newLeads[engine], leads);
  assert.doesNotMatch(leads!, /TEMP B-TREE|\bSort\b/, leads);
  const [count] = await getPlans(db, (watched) => countWaitingRequests(watched));
  assert.match(count!, countedByIndex[engine], count);
  const plans = await getPlans(db, (watched) => listAcceptedWithoutVisit(watched, { since, limit: 1 }), {
    mayPostgresSort: true,
  });
  const accepted = plans.filter((plan) => plan.includes('by_decision'));
  assert.equal(accepted.length, 2, plans.join('\n\n'));
  for (const plan of accepted) {
    assert.match(plan, ofTheLastDays[engine], plan);
    assert.match(plan, /visits_by_quote/, plan);
    assert.doesNotMatch(plan, /SCAN (?!CONSTANT)|Seq Scan/, plan);
  }
});

test('on SQLite many visits are opened by their ids, and then their quotes', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  if (getEngine(db) === 'postgres') return;
  const ids = Array.from({ length: 300 }, (_, index) => index + 1);
  const [plan] = await getPlans(db, (watched) => listVisitsById(watched, ids));
  assert.match(plan!, /SEARCH visits [^\n]*PRIMARY KEY[^\n]*\nSEARCH quotes [^\n]*PRIMARY KEY/, plan);
});

/** A year of acceptances, nearly all of them long ago. */
async function addAcceptedQuotes(db: Db): Promise<void> {
  await addService(db);
  await addSampleLeads(db, 1, 1, new Date('2026-11-21T18:00:00.000Z'));
  await copyLead(
    db,
    Array.from({ length: 400 }, () => ({ request: { status: 'contacted' as const, dueOrder: '9' } })),
  );
  const quotes = await db.selectFrom('quotes').select('id').execute();
  const pages = quotes.map(({ id }) => ({
    quoteId: id,
    token: `token-${id}`,
    sentAt: null,
    validUntil: '2026-12-31',
    decision: 'accepted' as const,
    decidedAt: id % 50 === 0 ? '2026-11-20T18:00:00.000Z' : '2026-02-01T18:00:00.000Z',
    accepted: null,
    acceptedAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  }));
  await db.insertInto('quotePages').values(pages).execute();
  // Only Postgres keeps figures of its tables by itself.
  if (getEngine(db) === 'postgres') await sql`analyze`.execute(db);
}

const newLeads = {
  sqlite: /requests USING INDEX requests_live_by_due \(deleted_at=\? AND due_order<\?\)/,
  postgres: /Index Scan using requests_live_by_due on requests/,
};

const countedByIndex = { sqlite: /USING COVERING INDEX/, postgres: /requests_live_by_due/ };

const ofTheLastDays = {
  sqlite: /quote_pages USING (COVERING )?INDEX quote_pages_by_decision \(decision=\? AND decided_at>\?\)/,
  postgres: /quote_pages_by_decision[\s\S]*Index Cond: \(.*decided_at >= /,
};
