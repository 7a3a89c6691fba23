import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type KyselyPlugin, type QueryId, type RootOperationNode, sql } from 'kysely';
import { listQuotes } from '#server/features/quotes/quotes.queries.ts';
import { countRequestsByStatus, listRequests } from '#server/features/requests/requests.queries.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import type { Db } from './open.ts';
import { engineOf } from './portable.ts';

const page = { limit: 50, offset: 100 };

/** Every list and count that the screens of requests and quotes ask for. */
const reads: Record<string, (db: Db) => Promise<unknown>> = {
  'all requests': (db) => listRequests(db, { search: '', ...page }),
  'requests of a status': (db) => listRequests(db, { search: '', status: 'new', ...page }),
  'requests of a priority': (db) => listRequests(db, { search: '', priority: 'high', ...page }),
  'requests of both': (db) => listRequests(db, { search: '', status: 'new', priority: 'low', ...page }),
  'requests that are searched': (db) => listRequests(db, { search: 'ana', ...page }),
  'requests of a status that are searched': (db) =>
    listRequests(db, { search: 'ana', status: 'new', ...page }),
  'counts of requests': (db) => countRequestsByStatus(db),
  'all quotes': (db) => listQuotes(db, { search: '', ...page }),
  'quotes of a status': (db) => listQuotes(db, { search: '', status: 'new', ...page }),
  'quotes of a category': (db) => listQuotes(db, { search: '', category: 'couch', ...page }),
  'quotes that are searched': (db) => listQuotes(db, { search: 'ana', ...page }),
};

test('no list of leads reads its whole table or sorts it', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  for (const [name, read] of Object.entries(reads)) {
    const plans = await plansOf(db, read);
    for (const plan of plans) assert.doesNotMatch(plan, wholeTable, `${name}\n${plan}`);
    const counts = plans.filter((plan) => plan.startsWith('count'));
    assert.equal(counts.length, 1, name);
    // SQLite, which searches in the index, never opens a row only to count it.
    if (engineOf(db) === 'sqlite') assert.match(counts[0]!, countedInIndex(name), name);
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
  name.includes('status that are searched') ? /USING INDEX requests_live/ : /USING COVERING INDEX \w+_live/;

/** In the words of either engine. */
const wholeTable = /SCAN (requests|quotes)(?! USING)|TEMP B-TREE FOR ORDER BY|Seq Scan on|Sort Key/;

/** How the database would carry out each query that `read` makes; a count is marked as one. */
async function plansOf(db: Db, read: (db: Db) => Promise<unknown>): Promise<string[]> {
  const built = new WeakMap<QueryId, RootOperationNode>();
  const nodes: RootOperationNode[] = [];
  const watch: KyselyPlugin = {
    transformQuery({ queryId, node }) {
      built.set(queryId, node);
      return node;
    },
    // Only now it is known that it was a query, and not a part of one.
    async transformResult({ queryId, result }) {
      nodes.push(built.get(queryId)!);
      return result;
    },
  };
  await read(db.withPlugin(watch));
  return db.transaction().execute(async (trx) => {
    const isSqlite = engineOf(db) === 'sqlite';
    if (!isSqlite) {
      // A table of a few rows is read whole by choice; what is left then has no other way.
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_sort = off`.execute(trx);
    }
    const plans: string[] = [];
    for (const node of nodes) {
      const executor = trx.getExecutor();
      const compiled = executor.compileQuery(node, { queryId: 'plan' });
      const explain = isSqlite ? 'explain query plan' : 'explain';
      const { rows } = await trx.executeQuery({ ...compiled, sql: `${explain} ${compiled.sql}` });
      const lines = rows.map((row) => Object.values(row as object).at(-1));
      plans.push(`${/count\(/i.test(compiled.sql) ? 'count: ' : ''}${lines.join('\n')}`);
    }
    return plans;
  });
}
