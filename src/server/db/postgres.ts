import type { Socket } from 'node:net';
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Log } from '#server/log.ts';
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
    // So that statements of one connection need not wait for the answer to the one before: see `pipelined`.
    pipeline: true,
    types: {
      getTypeParser: (oid, format) =>
        oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // A database restart reaches idle clients (pool) and busy ones (client); either unheard would end the process.
  const report = (error: Error) => log.warn('database connection lost', { error: error.message });
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return new PostgresDialect({ pool: limitedPool(pool, limits) });
}

/** As `pool`; what takes too long ends at the server, and where that does not answer at all, here. */
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

const setLimits = `select set_config('statement_timeout', '${timeLimits.statementMilliseconds}', false), set_config('lock_timeout', '${timeLimits.lockMilliseconds}', false)`;
const liftLimits =
  "select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false)";

function limitedClient(client: pg.PoolClient, limits: TimeLimits): PostgresPoolClient {
  let unanswered = 0;
  let tooLate: NodeJS.Timeout | undefined;
  async function query(text: string, values: readonly unknown[]) {
    if (!limits.areOn) return client.query(text, [...values]);
    // Without its connection the client fails this query and those that would follow, and the pool drops it.
    tooLate ??= setTimeout(() => hangUp(client), timeLimits.silenceMilliseconds);
    unanswered += 1;
    try {
      return await sendWithOthers(client, text, values);
    } finally {
      unanswered -= 1;
      // Each answer shows that the server is there; it gets the whole time for the next one.
      if (unanswered > 0) tooLate?.refresh();
      else {
        clearTimeout(tooLate);
        tooLate = undefined;
      }
    }
  }
  const release = (isBroken?: boolean) => client.release(isBroken);
  return { query, release } as unknown as PostgresPoolClient;
}

/** Statements that are sent in the same turn go to the system in one piece: each write wakes the server up. */
function sendWithOthers(client: pg.PoolClient, text: string, values: readonly unknown[]) {
  const socket = socketOf(client);
  socket.cork();
  process.nextTick(() => socket.uncork());
  return client.query(text, [...values]);
}

function hangUp(client: pg.PoolClient): void {
  socketOf(client).destroy(new Error('Connection terminated: the database does not answer'));
}

/** Not in the types of pg. */
const socketOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
