import { join } from 'node:path';
import { CamelCasePlugin, Kysely } from 'kysely';
import type { Log } from '#server/log.ts';
import { type SeenQuery, slowMilliseconds } from '#server/monitor/monitor.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { seenQuery } from './seen-query.ts';
import { sqliteDialect } from './sqlite.ts';

export type Db = Kysely<Schema>;

/** SQLite's, in the data folder. */
export const databaseFile = 'sunweave.sqlite';

/**
 * Opens the database that the configuration names: Postgres by its address, else the SQLite file in the data folder.
 * `sawQuery` is told of each query once it has ended.
 */
export function openDb(
  config: { databaseUrl: string | null; dataDir: string },
  log: Log,
  sawQuery?: (query: SeenQuery) => void,
): Db {
  const dialect = config.databaseUrl
    ? postgresDialect(config.databaseUrl, log)
    : sqliteDialect(join(config.dataDir, databaseFile));
  return new Kysely<Schema>({
    dialect,
    plugins: [new CamelCasePlugin()],
    ...(sawQuery && {
      log: (event) => {
        const query = seenQuery(event);
        const { sql, milliseconds } = query;
        if (milliseconds >= slowMilliseconds) log.info('slow query', { sql, ms: Math.round(milliseconds) });
        sawQuery(query);
      },
    }),
  });
}
