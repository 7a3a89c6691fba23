import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type KyselyPlugin, sql, ValueNode } from 'kysely';
import { listQuotes } from '#server/features/quotes/quotes.queries.ts';
import { countRequestsOf, listRequests } from '#server/features/requests/requests.queries.ts';
import { addSampleLeads } from '#server/seed/sample-leads.ts';
import type { Paging } from '#shared/paging.ts';
import { addService } from '../../../tests/support/catalogue.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { copyLead } from '../../../tests/support/many-leads.ts';
import { plansOf } from '../../../tests/support/query-plans.ts';
import type { Db } from './open.ts';
import { type Engine, engineOf } from './portable.ts';

type Reads = Record<string, (db: Db) => Promise<unknown>>;

/** Every list that the screens of requests and quotes ask for. */
const listsAt = (page: Required<Paging>): Reads => ({
  'all requests': (db) => listRequests(db, { search: '', ...page }),
  'requests of a status': (db) => listRequests(db, { search: '', status: 'new', ...page }),
  'requests of a priority': (db) => listRequests(db, { search: '', priority: 'high', ...page }),
  'requests of both': (db) => listRequests(db, { search: '', status: 'new', priority: 'low', ...page }),
  'requests that are searched': (db) => listRequests(db, { search: 'ana', ...page }),
  'requests of a status that are searched': (db) =>
    listRequests(db, { search: 'ana', status: 'new', ...page }),
  'all quotes': (db) => listQuotes(db, { search: '', ...page }),
  'quotes of a status': (db) => listQuotes(db, { search: '', status: 'new', ...page }),
  'quotes of a category': (db) => listQuotes(db, { search: '', category: 'couch', ...page }),
  'quotes that are searched': (db) => listQuotes(db, { search: 'ana', ...page }),
});

const reads: Reads = {
  ...listsAt({ limit: 50, offset: 100 }),
  'counts of requests': (db) => countRequestsOf(db, ['new', 'quoted']),
};

test('no list of leads reads its whole table or sorts it', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  for (const [name, read] of Object.entries(reads)) {
    const plans = await plansOf(db, read);
    for (const plan of plans) assert.doesNotMatch(plan, wholeTable, `${name}\n${plan}`);
    for (const plan of plans) assert.doesNotMatch(plan, patternOnPostgres, `${name}\n${plan}`);
    const counts = plans.filter((plan) => plan.startsWith('count'));
    assert.equal(counts.length, 1, name);
    // SQLite, which searches in the index, never opens a row only to count it.
    if (engineOf(db) === 'sqlite') assert.match(counts[0]!, countedInIndex(name), name);
    const rest = plans.filter((plan) => !counts.includes(plan));
    assert.ok(
      rest.every((plan) => readByIndex.test(plan)),
      `${name}\n${rest.join('\n')}`,
    );
  }
});

test('counters go through no request of a status that they do not show', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  const [plan, ...more] = await plansOf(db, reads['counts of requests']!);
  assert.deepEqual(more, []);
  const counted = plan!.match(/status=\?|status = '\w+'/g);
  assert.equal(counted?.length, 2, plan);
});

test('a page far from the first is found in the index alone, and opens only its own rows', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  await addLeads(db);
  // Postgres trusts an index alone only where it knows the rows to be seen by all.
  await sql`vacuum`.execute(db);
  for (const [name, read] of Object.entries(listsAt({ limit: 1, offset: 20 }))) {
    const [count, found, shown] = await plansOf(db, read);
    assert.match(count!, /^count: /, name);
    assert.match(found!, foundInIndex(name, engineOf(db)), name);
    for (const plan of [found!, shown!]) assert.doesNotMatch(plan, wholeTable, `${name}\n${plan}`);
  }
});

test('a page is looked up from the end that is nearer', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  await addLeads(db);
  const { total } = await listRequests(db, { search: '', limit: 1 });
  for (let offset = 20; offset < total; offset += 1) {
    const passedOver = await offsetsOf(db, (watched) =>
      listRequests(watched, { search: '', limit: 1, offset }),
    );
    assert.deepEqual([...new Set(passedOver)], [Math.min(offset, total - offset - 1)]);
  }
});

test('a whole table and a sort are recognised where they are', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  const plans = await plansOf(db, (watched) =>
    watched.selectFrom('requests').selectAll().orderBy('message').execute(),
  );
  assert.equal(plans.length, 1);
  assert.match(plans[0]!, wholeTable);
});

/** A search that is narrowed as well opens the rows of its status. */
const countedInIndex = (name: string) =>
  name.includes('status that are searched') ? /USING INDEX requests_live/ : /USING COVERING INDEX/;

/** One that begins with what the list filters by; in the words of either engine, as below. */
const readByIndex = /INDEX \w+_live|Scan (Backward )?using \w+_live/;

/** Looking for a text takes it up to a third less time than matching a pattern. */
const patternOnPostgres = / ~~ /;

/** Postgres searches in the rows. */
const foundInIndex = (name: string, engine: Engine) => {
  if (engine === 'sqlite') return countedInIndex(name);
  return name.includes('searched') ? /Index Scan .*using \w+_live/ : /Index Only Scan .*using \w+_live/;
};

const wholeTable = /SCAN (requests|quotes)(?! USING)|TEMP B-TREE FOR ORDER BY|Seq Scan on|Sort Key/;

/** Enough of each kind for a page that is far from the first. */
async function addLeads(db: Db): Promise<void> {
  await addService(db);
  await addSampleLeads(db, 10, 30, new Date('2026-11-21T18:00:00.000Z'));
  const copies = Array.from({ length: 50 }, (_, number) => {
    const priority = number % 2 === 0 ? 'low' : 'high';
    const common = { status: 'new', searchText: 'ana', deletedAt: null } as const;
    return { request: { ...common, priority }, quote: common } as const;
  });
  await copyLead(db, copies);
}

/** How many rows the queries that `read` makes pass over. */
async function offsetsOf(db: Db, read: (db: Db) => Promise<unknown>): Promise<unknown[]> {
  const offsets: unknown[] = [];
  const watch: KyselyPlugin = {
    transformQuery({ node }) {
      const offset = node.kind === 'SelectQueryNode' ? node.offset?.offset : undefined;
      if (offset && ValueNode.is(offset)) offsets.push(offset.value);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await read(db.withPlugin(watch));
  return offsets;
}
