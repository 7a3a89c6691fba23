/** The lists and screens about customers with 100,000 of them, through the whole server. */
import { sql } from 'kysely';
import { getEngine } from '#kit/db/portable.ts';
import { createSearchIndexes, tidySearchIndexes } from '#kit/db/search-indexes.ts';
import { customerApi, quoteApi, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { createTestApp } from '../tests/support/app.ts';
import { busyRows, customerRows } from './customer-rows.mjs';
import { onPostgres } from './on-postgres.mjs';
import { markdownTable, ms, whole } from './report.mjs';
import { scaled } from './scale.mjs';
import { timeCall } from './time-call.mjs';

const size = Number(process.env.BENCH_CUSTOMERS ?? scaled(100_000, 400));
/** Has 200 requests, quotes, visits, notes and emails. */
const busy = Math.floor(size / 2);
const last = customerRows(size, size);

const customers = (query) => `${customerApi.customers}?limit=50&${new URLSearchParams(query)}`;
const calls = {
  'customers, first page': customers({}),
  'customers, page in the middle': customers({ offset: size / 2 }),
  'customers, last page': customers({ offset: size - 50 }),
  'customers by name': customers({ search: 'priya nguyen' }),
  'customers by email': customers({ search: last.customers.email }),
  'customers by street': customers({ search: last.properties.street }),
  'customers by ZIP code': customers({ search: last.properties.zipCode }),
  'customers by phone digits': customers({ search: last.customers.phoneDigits }),
  'customers by name and area code': customers({ search: 'ana 818' }),
  'customers, nothing found': customers({ search: 'ana zzz' }),
  'one customer': customerApi.customer(size),
  'one customer with 1,000 entries': customerApi.customer(busy),
  'timeline of 1,000 entries': `${customerApi.timeline(busy)}?limit=20`,
  'palette, name': `${adminApi.search}?q=ana`,
  'palette, name and area code': `${adminApi.search}?q=ana%20818`,
  'palette, one found': `${adminApi.search}?q=${last.customers.email}`,
  'requests with visit numbers': `${adminApi.requests}?limit=50`,
  'quotes with visit numbers': `${adminApi.quotes}?limit=50`,
  'visits of a week': `${visitApi.visits}?from=2026-11-16&to=2026-11-22`,
  'schedule of a week': `${adminApi.schedule}?from=2026-11-16&to=2026-11-22`,
  Today: adminApi.today,
  'analytics of 30 days': `${adminApi.analytics}?days=30`,
  'windows of 14 days': `${quoteApi.windows(last.quotePages.token)}?days=14`,
};

export async function measureCustomers() {
  const engines = { SQLite: await measure(), Postgres: await onPostgres(measure) };
  return markdownTable(
    [`With ${whole(size)} customers`, ...Object.keys(engines)],
    Object.keys(calls).map((name) => [name, ...Object.values(engines).map((times) => ms(times[name]))]),
  );
}

/** Milliseconds of each call. */
async function measure() {
  const t = await createTestApp();
  try {
    await createSearchIndexes(t.deps.db, t.deps.log);
    await addCustomers(t.deps.db);
    const times = {};
    for (const [name, path] of Object.entries(calls)) times[name] = await timeCall(t, path);
    return times;
  } finally {
    await t.close();
  }
}

const rowsAtOnce = 250;
const busyEntries = 200;

async function addCustomers(db) {
  for (const name of ['Crew 2', 'Crew 3', 'Crew 4']) {
    const at = '2026-01-01T00:00:00.000Z';
    await db.insertInto('crews').values({ name, color: '#0d6b63', createdAt: at, updatedAt: at }).execute();
  }
  for (let first = 1; first <= size; first += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, size + 1 - first);
    await insert(
      db,
      Array.from({ length: count }, (_, index) => customerRows(first + index, size)),
    );
  }
  await insert(db, busyRows(busy, size, busyEntries));
  // On SQLite the hourly sweep does this, on Postgres autovacuum.
  await tidySearchIndexes(db);
  if (getEngine(db) === 'postgres') await sql`vacuum analyze`.execute(db);
}

const insert = (db, records) =>
  db.transaction().execute(async (trx) => {
    for (const table of Object.keys(records[0])) {
      await trx
        .insertInto(table)
        .values(records.flatMap((record) => record[table]))
        .execute();
    }
  });
