import { join } from 'node:path';
import { CamelCasePlugin, Kysely } from 'kysely';
import type { Log } from '#server/log.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';
import type { TimeLimits } from './time-limits.ts';

export type Db = Kysely<Schema>;

/** Opens the database that the configuration names: Postgres by its address, else the SQLite file in the data folder. */
export function openDb(config: { databaseUrl: string | null; dataDir: string }, log: Log): Db {
  const limits = { areOn: true };
  const dialect = config.databaseUrl
    ? postgresDialect(config.databaseUrl, log, limits)
    : sqliteDialect(join(config.dataDir, 'sunweave.sqlite'));
  const db = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
  limitsOf.set(db, limits);
  return db;
}

const limitsOf = new WeakMap<Db, TimeLimits>();

/** For work that may take long and that no visitor waits for, with `db` used for nothing else meanwhile. */
export async function withoutTimeLimits<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  const limits = limitsOf.get(db);
  if (!limits) return work();
  limits.areOn = false;
  try {
    return await work();
  } finally {
    limits.areOn = true;
  }
}
