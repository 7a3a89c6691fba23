import { startPostgres } from '../scripts/steps/postgres.mjs';

let postgres;

/** Runs `measure` on a Postgres that waits for the disk. It ends with this process. */
export async function onPostgres(measure) {
  // One for all parts: tests make their template database once per process.
  postgres ??= await startPostgres({ isDurable: true });
  process.env.TEST_DATABASE = 'postgres';
  process.env.TEST_POSTGRES_URL = postgres.url;
  try {
    return await measure();
  } finally {
    delete process.env.TEST_DATABASE;
  }
}
