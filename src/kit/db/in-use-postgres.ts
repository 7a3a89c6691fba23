import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '#kit/server/config.ts';
import { locks } from './advisory-locks.ts';
import type { Claim, Mark } from './mark.ts';

const reconnectMilliseconds = 1_000;

/**
 * The mark is a lock of one connection. After an outage of the database it is taken again; if a restore has come in
 * between, the process ends, since what it has in memory belongs to the former data.
 */
export async function markPostgres(url: string): Promise<Mark | null> {
  let isReleased = false;
  let marked = await connectMarked(url);
  if (!marked) return null;
  const watch = ({ client }: Marked) => client.once('end', () => void (isReleased || markAgain()));
  watch(marked);

  async function markAgain(): Promise<void> {
    while (!isReleased) {
      await sleep(reconnectMilliseconds, undefined, { ref: false });
      // Still away; the connection pool logs it.
      const again = await connectMarked(url).catch(() => 'away' as const);
      if (again === 'away') continue;
      if (!again || (marked!.tables !== null && again.tables !== marked!.tables)) throw new Error(replaced);
      marked = again;
      if (isReleased) await marked.client.end();
      else watch(marked);
      return;
    }
  }
  return {
    async release() {
      isReleased = true;
      await marked!.client.end().catch(() => {});
    },
  };
}

export async function claimPostgres(url: string): Promise<Claim | null> {
  const client = await connectClient(url);
  const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as done', [...locks.inUse]);
  if (!rows[0].done) {
    await client.end();
    return null;
  }
  return { check: async () => void (await client.query('select 1')), release: () => client.end() };
}

interface Marked {
  client: pg.Client;
  /** Identifies the tables, which a restore makes anew; null before there are any. */
  tables: number | null;
}

async function connectMarked(url: string): Promise<Marked | null> {
  const client = await connectClient(url);
  const { rows } = await client.query(
    "select pg_try_advisory_lock_shared($1, $2) as done, to_regclass('kysely_migration')::oid as tables",
    [...locks.inUse],
  );
  if (rows[0].done) return { client, tables: rows[0].tables };
  await client.end();
  return null;
}

const replaced = 'a restore has replaced the data while Postgres was away';

async function connectClient(url: string): Promise<pg.Client> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    // Without a listener an error would end the process.
    client.on('error', () => {});
    await client.connect();
    return client;
  } catch (error) {
    // Every address of a host refused.
    const { message } = error instanceof AggregateError ? error.errors[0] : (error as Error);
    throw new ConfigError(`DATABASE_URL doesn’t point to a usable database: ${message}.`);
  }
}
