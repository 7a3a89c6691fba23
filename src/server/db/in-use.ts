import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError, type DataPlace } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { locks } from './advisory-locks.ts';
import { type FileLock, tryFileLock } from './file-lock.ts';

/**
 * Marks the data as in use until `release` or the end of the process, so that a restore refuses. Any number of processes
 * may use the data. Throws during a restore.
 */
export async function markInUse(place: DataPlace, log: Log): Promise<{ release: () => Promise<void> }> {
  if (place.databaseUrl) return markPostgres(place.databaseUrl, log);
  const lock = lockSqlite(place.dataDir, 'shared');
  if (!lock) throw new Error(beingRestored);
  return { release: async () => lock.release() };
}

/** SQLite: null while any process uses the data. The data folder must exist. */
export const lockSqlite = (dataDir: string, kind: 'shared' | 'exclusive'): FileLock | null =>
  tryFileLock(join(dataDir, 'in-use.lock'), kind);

const beingRestored = 'the data is being restored from a backup at this moment';
const reconnectMilliseconds = 1_000;

/** The mark is a lock of one connection. After an outage of the database it is taken again. */
async function markPostgres(url: string, log: Log) {
  let isReleased = false;
  let client = await connectMarked(url, onLost);

  function onLost() {
    if (!isReleased) markAgain().catch((error) => log.error('mark of use lost', { error: String(error) }));
  }
  async function markAgain() {
    while (!isReleased) {
      await sleep(reconnectMilliseconds, undefined, { ref: false });
      try {
        client = await connectMarked(url, onLost);
        if (isReleased) await client.end();
        return;
      } catch {
        // Still away; the connection pool logs it.
      }
    }
  }
  return {
    async release() {
      isReleased = true;
      await client.end().catch(() => {});
    },
  };
}

async function connectMarked(url: string, onLost: () => void): Promise<pg.Client> {
  const client = await connect(url);
  const { rows } = await client.query('select pg_try_advisory_lock_shared($1, $2) as done', [...locks.inUse]);
  if (!rows[0].done) {
    await client.end();
    throw new Error(beingRestored);
  }
  client.once('end', onLost);
  return client;
}

async function connect(url: string): Promise<pg.Client> {
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
