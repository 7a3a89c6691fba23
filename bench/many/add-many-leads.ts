import { sql } from 'kysely';
import { createDice } from '#app/seed/dice.ts';
import { visits } from '#app/seed/sample-people.ts';
import type { Db } from '#kit/db/open.ts';
import { getEngine } from '#kit/db/portable.ts';
import { createSearchIndexes, tidySearchIndexes } from '#kit/db/search-indexes.ts';
import type { Log } from '#kit/server/log.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { toLeadSource, visitStartSchema } from '#sales/requests/lead-source.ts';
import { growingDate, openCalendar } from './calendar.ts';
import { pricedCarts } from './carts.ts';
import { ensureCrews } from './crews.ts';
import { openInvoices } from './invoice-rows.ts';
import { type ManyCounts, planMany } from './plan.ts';
import { openRowSink } from './row-sink.ts';
import { addSubscriber } from './subscriber-row.ts';
import { addWholeLead, type Company } from './whole-lead.ts';

interface Many {
  counts: ManyCounts;
  /** Leads come evenly over these days. */
  days: number;
  now: Date;
  log: Log;
  /** Called with the leads stored so far. */
  onProgress?: (stored: number) => void;
}

const leadsAtOnce = 1_000;
const leadsPerSubscriber = 10;

/**
 * Fills a database without leads with those of a company of ten cities, and with what staff made of them, row by row and
 * not through the use cases, but as they would have stored it. Sends nothing.
 */
export async function addManyLeads(db: Db, { counts, days, now, log, onProgress }: Many): Promise<void> {
  const dice = createDice(counts.requests);
  const carts = await pricedCarts(db, dice);
  if (carts.length === 0) throw new Error('There is no service in the catalog');
  const crewIds = await ensureCrews(db, counts.visits / days, now);
  const rows = await openRowSink(db);
  const invoices = openInvoices(rows, dice);
  const company: Company = {
    rows,
    dice,
    carts,
    invoices,
    plan: planMany(counts),
    takeSlot: openCalendar(crewIds),
    getDate: growingDate(),
    sources: visits.map(({ weight: _, ...visit }) => toLeadSource(visitStartSchema.parse(visit), '')),
    customerIds: new Int32Array(counts.customers + 1),
    propertyIds: new Int32Array(counts.customers + 1),
    now,
    today: calendarDate(now),
  };
  for (let index = 0; index < counts.requests; index += 1) {
    const age = days * (1 - index / counts.requests);
    const at = new Date(now.getTime() - age * 86_400_000);
    addWholeLead(company, index, { at, age });
    if (index % leadsPerSubscriber === 0) addSubscriber(rows, { number: index + 1, at, age, dice });
    if ((index + 1) % leadsAtOnce === 0) {
      await rows.flush();
      onProgress?.(index + 1);
    }
  }
  invoices.close();
  await rows.flush();
  await createSearchIndexes(db, log);
  await tidySearchIndexes(db);
  // Autovacuum would do it in time.
  if (getEngine(db) === 'postgres') await sql`vacuum analyze`.execute(db);
}
