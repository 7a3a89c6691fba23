import type { Socket } from 'node:net';
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Log } from '#kit/server/log.ts';
import { type TimeLimits, timeLimits } from './time-limits.ts';

const int8 = 20;
const numeric = 1700;

export function postgresDialect(url: string, log: Log, limits: TimeLimits): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeLimits.connectMilliseconds,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: {
      getTypeParser: (oid, format) =>
        oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // A database restart reaches idle clients (pool) and busy ones (client); either unheard would end the process.
  const report = (error: Error) => log.error('database connection lost', { error: error.message });
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return new PostgresDialect({ pool: limitedPool(pool, limits) });
}

/** The pool with time limits. The server ends what takes too long; if it does not answer at all, the client hangs up. */
function limitedPool(pool: pg.Pool, limits: TimeLimits): PostgresPool {
  const isLimited = new WeakMap<pg.PoolClient, boolean>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const limited = limitedClient(client, limits);
      if (isLimited.get(client) === limits.areOn) return limited;
      try {
        await limited.query(limits.areOn ? setLimits : liftLimits, []);
      } catch (error) {
        client.release(true);
        throw error;
      }
      isLimited.set(client, limits.areOn);
      return limited;
    },
  };
}

/** Without `jit`: Postgres would compile a query that looks expensive, which takes longer than any of ours. */
const setLimits = `select set_config('jit', 'off', false), set_config('statement_timeout', '${timeLimits.statementMilliseconds}', false), set_config('lock_timeout', '${timeLimits.lockMilliseconds}', false), set_config('idle_in_transaction_session_timeout', '${timeLimits.idleMilliseconds}', false)`;
const liftLimits =
  "select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false), set_config('idle_in_transaction_session_timeout', '0', false)";

function limitedClient(client: pg.PoolClient, limits: TimeLimits): PostgresPoolClient {
  async function query(text: string, values: readonly unknown[]) {
    if (!limits.areOn) return client.query(text, [...values]);
    // Without its connection the client fails this query, and the pool drops it.
    const silence = setTimeout(() => disconnect(client), timeLimits.silenceMilliseconds);
    try {
      return await client.query(text, [...values]);
    } finally {
      clearTimeout(silence);
    }
  }
  const release = (isBroken?: boolean) => client.release(isBroken);
  return { query, release } as unknown as PostgresPoolClient;
}

function disconnect(client: pg.PoolClient): void {
  // Not in the types of pg.
  const { connection } = client as unknown as { connection: { stream: Socket } };
  connection.stream.destroy(new Error('Connection terminated: the database does not answer'));
}
