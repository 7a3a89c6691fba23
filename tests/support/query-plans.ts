import { type KyselyPlugin, type QueryId, type RootOperationNode, sql } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import { getEngine } from '#kit/db/portable.ts';

/** The plan of each query that `read` makes; counts are marked. */
export async function getPlans(
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
    // Only now is it known to be a whole query.
    async transformResult({ queryId, result }) {
      nodes.push(built.get(queryId)!);
      return result;
    },
  };
  await read(db.withPlugin(watch));
  return db.transaction().execute(async (trx) => {
    const isSqlite = getEngine(db) === 'sqlite';
    if (!isSqlite) {
      // Postgres scans small tables by choice; with that off, a scan means that there is no index.
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
