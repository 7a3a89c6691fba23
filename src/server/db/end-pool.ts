import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Long enough for a query that is about to end by itself. */
const patienceMilliseconds = 100;
const terminationMilliseconds = 1_000;

/**
 * Returns a function that ends the pool and waits for no long query: Postgres ends those too. A restore may replace the
 * data afterwards, and nothing that was begun before may go on in the new data.
 */
export function endingPool(pool: pg.Pool, url: string): () => Promise<void> {
  const busy = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));
  return async () => {
    const ended = pool.end();
    await Promise.race([ended, sleep(patienceMilliseconds)]);
    const late = [...busy];
    // Postgres may be out of reach.
    if (late.length > 0) await terminate(url, late).catch(() => late.forEach(disconnect));
    await ended;
  };
}

async function terminate(url: string, clients: readonly pg.PoolClient[]): Promise<void> {
  // Not in the types of pg.
  const ids = clients.map((client) => (client as unknown as { processID: number }).processID);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: terminationMilliseconds });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_terminate_backend(id, $2) from unnest($1::int[]) as id', [
      ids,
      terminationMilliseconds,
    ]);
  } finally {
    await client.end();
  }
}

export function disconnect(client: pg.PoolClient): void {
  // Not in the types of pg.
  const { connection } = client as unknown as { connection: { stream: Socket } };
  connection.stream.destroy(new Error('Connection terminated: the database does not answer'));
}
