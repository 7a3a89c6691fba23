import pg from 'pg';
import type { Db } from '#kit/db/open.ts';
import type { DataPlace } from '#kit/server/config.ts';
import type { Log } from '#kit/server/log.ts';

/** The counters of `page_sources`. */
export interface SourceCounters {
  read: () => Promise<{ source: string; version: number }[]>;
  close: () => Promise<void>;
}

/** A connection may hang without an error. Pages wait as long, once. */
export const readAtMostMilliseconds = 5_000;

/**
 * On Postgres through a connection of its own, since pages wait for it and queries of the panel may keep all others busy;
 * and without Kysely, which takes twice the time of this query.
 */
export function openSourceCounters(
  db: Db,
  { databaseUrl }: Pick<DataPlace, 'databaseUrl'>,
  log: Log,
): SourceCounters {
  if (!databaseUrl) {
    return { read: () => db.selectFrom('pageSources').selectAll().execute(), close: async () => {} };
  }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: readAtMostMilliseconds,
    query_timeout: readAtMostMilliseconds,
    keepAlive: true,
  });
  const report = (error: Error) => log.error('database connection lost', { error: error.message });
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return {
    read: async () => (await pool.query('select source, version from page_sources')).rows,
    close: () => pool.end(),
  };
}
