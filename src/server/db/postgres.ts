import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '#server/log.ts';

const int8 = 20;
const numeric = 1700;

export function postgresDialect(url: string, log: Log): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    types: {
      getTypeParser: (oid, format) =>
        oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // A database restart reaches idle clients (pool) and busy ones (client); either unheard would end the process.
  const report = (error: Error) => log.warn('database connection lost', { error: error.message });
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return new PostgresDialect({ pool });
}
