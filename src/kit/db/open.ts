import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely } from 'kysely';
import { type SeenQuery, slowMilliseconds } from '#kit/monitor/monitor.ts';
import type { DataPlace } from '#kit/server/config.ts';
import type { Log } from '#kit/server/log.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { seenQuery } from './seen-query.ts';
import { sqliteDialect } from './sqlite.ts';
import type { TimeLimits } from './time-limits.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

export type Db = Kysely<Schema>;

/** An upgrade inserts hundreds of rows at once, with thousands of parameters. */
const loggedLength = 1_000;

/** SQLite's, in the data folder. */
export const databaseFile = 'sunweave.sqlite';

/**
 * Opens the database that the configuration names: Postgres by its address, else the SQLite file in the data folder.
 * `sawQuery` gets each finished query.
 */
export function openDb(config: DataPlace, log: Log, sawQuery?: (query: SeenQuery) => void): Db {
  const limits = { areOn: true };
  const dialect = config.databaseUrl
    ? postgresDialect(config.databaseUrl, log, limits)
    : sqliteDialect(join(config.dataDir, databaseFile));
  const db = new Kysely<Schema>({
    dialect,
    plugins: [new CamelCasePlugin(), ...(config.databaseUrl ? [] : [yieldToEventLoop()])],
    ...(sawQuery && {
      log: (event) => {
        const query = seenQuery(event);
        const { sql, milliseconds } = query;
        if (milliseconds >= slowMilliseconds) {
          log.info('slow query', { sql: sql.slice(0, loggedLength), ms: Math.round(milliseconds) });
        }
        sawQuery(query);
      },
    }),
  });
  limitsByDb.set(db, limits);
  return db;
}

/** For commands on existing data: opening the database would create an empty file if DATA_DIR is mistyped. */
export function requireDatabase({ databaseUrl, dataDir }: DataPlace): void {
  const path = join(dataDir, databaseFile);
  if (!databaseUrl && !existsSync(path)) {
    throw new Error(`There is no database: ${path} does not exist. Does DATA_DIR name the right folder?`);
  }
}

const limitsByDb = new WeakMap<Db, TimeLimits>();

/** For long work that no visitor waits for. Nothing else may use `db` during it. */
export async function withoutTimeLimits<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  const limits = limitsByDb.get(db);
  if (!limits?.areOn) return work();
  limits.areOn = false;
  try {
    return await work();
  } finally {
    limits.areOn = true;
  }
}
