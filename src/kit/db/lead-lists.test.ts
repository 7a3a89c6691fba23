import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { addSampleLeads } from '#app/seed/sample-leads.ts';
import type { Paging } from '#kit/wire/paging.ts';
import { listQuotes } from '#sales/quotes/server/quotes.queries.ts';
import { countRequestsWith, listRequests } from '#sales/requests/server/requests.queries.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { copyLead } from '../../../tests/support/many-leads.ts';
import { getPlans } from '../../../tests/support/query-plans.ts';
import { until } from '../../../tests/support/until.ts';
import type { Db } from './open.ts';
import { type Engine, getEngine } from './portable.ts';

type Reads = Record<string, (db: Db) => Promise<unknown>>;

/** Every list that the screens of requests and quotes ask for. */
const listsAt = (page: Required<Paging>): Reads => ({
  'all requests': (db) => listRequests(db, { search: '', ...page }),
  'requests of a status': (db) => listRequests(db, { search: '', status: 'new', ...page }),
  'requests of a priority': (db) => listRequests(db, { search: '', priority: 'high', ...page }),
  'requests of both': (db) => listRequests(db, { search: '', status: 'new', priority: 'low', ...page }),
  'requests by what is due': (db) => listRequests(db, { search: '', sort: 'due', ...page }),
  'requests of a status by what is due': (db) =>
    listRequests(db, { search: '', status: 'new', sort: 'due', ...page }),
  'requests that are searched': (db) => listRequests(db, { search: 'ana', ...page }),
  'requests of a status that are searched': (db) =>
    listRequests(db, { search: 'ana', status: 'new', ...page }),
  'requests that are searched by a ZIP+4': (db) => listRequests(db, { search: '91387-4321', ...page }),
  'all quotes': (db) => listQuotes(db, { search: '', ...page }),
  'quotes of a status': (db) => listQuotes(db, { search: '', status: 'new', ...page }),
  'quotes that are searched': (db) => listQuotes(db, { search: 'ana', ...page }),
  'quotes that are searched by a ZIP+4': (db) => listQuotes(db, { search: '91387-4321', ...page }),
});

/** Postgres looks through the newest rows for a search first; `search-indexes.test.ts` has its plans. */
const getLists = (db: Db, page: Required<Paging>) =>
  Object.entries(listsAt(page)).filter(([name]) => getEngine(db) === 'sqlite' || !name.includes('searched'));

test('no list of leads reads its whole table or sorts it', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  for (const [name, read] of getLists(db, { limit: 50, offset: 100 })) {
    const plans = await getListPlans(db, read);
    // By what is due, two lists follow each other, and those of the first are counted.
    assert.equal(plans.length, name.includes('due') ? 4 : 2, name);
    for (const plan of plans) {
      assert.doesNotMatch(plan, wholeTable, `${name}\n${plan}`);
      assert.match(plan, plan.startsWith('count: ') ? countedByIndex : readByIndex, name);
    }
    assert.match(plans.at(-1)!, countedByIndex, name);
  }
});

test('quotes of a rare category are looked up by their items, those of a common one newest first', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  await addLeads(db);
  const engine = getEngine(db);
  const first = { search: '', limit: 50, offset: 0, category: 'carpet' } as const;
  const { id } = await db.selectFrom('quotes').select('id').orderBy('id').executeTakeFirstOrThrow();
  await db.updateTable('quotes').set({ serviceCategory: 'carpet' }).where('id', '=', id).execute();
  await db.updateTable('quoteItems').set({ category: 'carpet' }).where('quoteId', '=', id).execute();
  const readCarpets = async () => {
    const [count, list] = await getPlans(db, (watched) => listQuotes(watched, first), {
      mayPostgresSort: true,
    });
    const { rows, total } = await listQuotes(db, first);
    return { count: count!, list: list!, ids: rows.map((row) => row.id), total };
  };
  const few = await readCarpets();
  assert.match(few.list, lookedUp[engine], few.list);
  assert.deepEqual([few.ids, few.total], [[id], 1]);

  const items = sql`select quote_id, category, title, unit_price_cents, quantity from quote_items where quote_id = ${id}`;
  for (let count = 1; count <= 10_000; count *= 2) {
    await sql`insert into quote_items (quote_id, category, title, unit_price_cents, quantity) ${items}`.execute(
      db,
    );
  }
  const many = await readCarpets();
  assert.match(many.count, /quote_items_by_category/, many.count);
  assert.match(many.list, readByIndex, many.list);
  assert.doesNotMatch(many.list, lookedUp[engine], many.list);
  assert.deepEqual([many.ids, many.total], [few.ids, 1]);
});

test('counters look at an index alone', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  const [plan, ...more] = await getPlans(db, (watched) => countRequestsWith(watched, ['new', 'quoted']));
  assert.deepEqual(more, []);
  assert.match(plan!, countedByIndex);
  assert.doesNotMatch(plan!, wholeTable);
});

test('a page far from the first is found in the index alone, and opens only its own rows', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  await addLeads(db);
  await vacuum(db);
  for (const [name, read] of getLists(db, { limit: 1, offset: 20 })) {
    const all = await getListPlans(db, read);
    const plans = all.slice(0, all.findLastIndex((plan) => plan.startsWith('count: ')) + 1);
    assert.match(plans.at(-1)!, countedByIndex, name);
    assert.match(plans[0]!, foundInIndex(name, getEngine(db)), name);
    for (const plan of plans) assert.doesNotMatch(plan, wholeTable, `${name}\n${plan}`);
  }
});

test('a whole table and a sort are recognised where they are', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  const plans = await getPlans(db, (watched) =>
    watched.selectFrom('requests').selectAll().orderBy('message').execute(),
  );
  assert.equal(plans.length, 1);
  assert.match(plans[0]!, wholeTable);
});

/**
 * Postgres trusts an index alone only where it knows the rows to be seen by all. It passes over pages that are in use at
 * this moment, such as by a writer to the disk, so it may take several times.
 */
async function vacuum(db: Db): Promise<void> {
  if (getEngine(db) === 'sqlite') {
    await sql`vacuum`.execute(db);
    return;
  }
  const countHidden = async () => {
    await sql`vacuum (freeze)`.execute(db);
    const pages = sql<{ hidden: number }>`
      select coalesce(sum(relpages - relallvisible), 0)::int as hidden from pg_class
      where relname in ('requests', 'quotes')`;
    return (await pages.execute(db)).rows[0]!.hidden;
  };
  await until(countHidden, (hidden) => hidden === 0);
}

/** Those of the page and of its number, not of looking whether the index of searches has every row. */
const getListPlans = async (db: Db, read: (db: Db) => Promise<unknown>) =>
  (await getPlans(db, read)).filter((plan) => plan && !plan.includes('docsize'));

/** One that begins with what the list filters by, or that of searches; in the words of either engine, as below. */
const readByIndex = /INDEX \w+_live|VIRTUAL TABLE INDEX|Scan (Backward )?using \w+_(live|search)/;
const countedByIndex =
  /^count: [\s\S]*(INDEX \w+_live|VIRTUAL TABLE INDEX|Scan (Backward )?(using|on) \w+_(live|search))/;

const lookedUp = {
  sqlite: /quotes USING INDEX quotes_live_places \(deleted_at=\? AND id=\?\)/,
  // In which order depends on how many rows there are.
  postgres: /Semi Join[\s\S]*quote_items_by_category|quote_items_by_category[\s\S]*quotes_pkey/,
};

const foundInIndex = (name: string, engine: Engine) => {
  if (engine === 'postgres') return /Index Only Scan .*using \w+_live/;
  return name.includes('searched') ? /VIRTUAL TABLE INDEX/ : /USING COVERING INDEX/;
};

const wholeTable = /SCAN (requests|quotes)\b(?! USING)|TEMP B-TREE FOR ORDER BY|Seq Scan on |Sort Key/;

/** Enough of each kind for a page that is far from the first. */
async function addLeads(db: Db): Promise<void> {
  await addService(db);
  await addSampleLeads(db, 10, 30, new Date('2026-11-21T18:00:00.000Z'));
  const copies = Array.from({ length: 50 }, (_, number) => {
    const priority = number % 2 === 0 ? 'low' : 'high';
    const common = { status: 'new', searchText: 'ana\n91387', deletedAt: null } as const;
    return { request: { ...common, priority }, quote: common } as const;
  });
  await copyLead(db, copies);
}
