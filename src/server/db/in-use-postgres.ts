import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { locks } from './advisory-locks.ts';
import { beingRestored, type Mark, type Marking } from './mark.ts';

const reconnectMilliseconds = 1_000;

/** The mark is a lock of one connection. After an outage of the database it is taken again. */
export async function markPostgres(url: string, log: Log, marking: Marking): Promise<Mark> {
  let isReleased = false;
  let tables: unknown;
  let client = await connectMarked(url, onLost, marking);

  function onLost() {
    if (!isReleased) markAgain().catch((error) => log.error('mark of use lost', { error: String(error) }));
  }
  async function markAgain() {
    while (!isReleased) {
      await sleep(reconnectMilliseconds, undefined, { ref: false });
      try {
        client = await connectMarked(url, onLost, {});
        if (isReleased) await client.end();
        return;
      } catch {
        // Still away; the connection pool logs it.
      }
    }
  }
  return {
    async wanted() {
      const { rows } = await client.query(readWanted, [locks.inUse[0], locks.inUse[1], locks.restoring[1]]);
      const [{ tables: present, now, soon }] = rows;
      tables ??= present;
      // Other tables than before: a restore went by while the mark was lost.
      if (now || present !== tables) return 'now';
      return soon ? 'soon' : 'not';
    },
    async release() {
      isReleased = true;
      await client.end().catch(() => {});
    },
  };
}

/** A restore holds the one lock and, once it needs the data to itself, waits for the other. */
const readWanted = `
  select to_regclass('kysely_migration')::oid as tables,
    coalesce(bool_or(objid = $2), false) as now, coalesce(bool_or(objid = $3), false) as soon
  from pg_locks
  where locktype = 'advisory' and classid = $1 and mode = 'ExclusiveLock'
    and database = (select oid from pg_database where datname = current_database())`;

async function connectMarked(url: string, onLost: () => void, { isWaiting }: Marking): Promise<pg.Client> {
  const client = await connectClient(url);
  // Postgres lets nobody share the lock whom a restore that waits for it has overtaken.
  const mark = isWaiting ? 'pg_advisory_lock_shared' : 'pg_try_advisory_lock_shared';
  const { rows } = await client.query(`select ${mark}($1, $2) as done`, [...locks.inUse]);
  if (rows[0].done === false) {
    await client.end();
    throw new Error(beingRestored);
  }
  client.once('end', onLost);
  return client;
}

export async function connectClient(url: string): Promise<pg.Client> {
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
