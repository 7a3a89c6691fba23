import { type KyselyPlugin, type QueryId, type RootOperationNode, sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { engineOf } from '#server/db/portable.ts';

/** How the database would carry out each query that `read` makes; a count is marked as one. */
export async function plansOf(
  db: Db,
  read: (db: Db) => Promise<unknown>,
  { mayPostgresSort = false } = {},
): Promise<string[]> {
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
      if (!mayPostgresSort) await sql`set local enable_sort = off`.execute(trx);
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
