import { startPostgres } from '../scripts/steps/postgres.mjs';

let started;

/** A Postgres that waits for the disk, one for all parts. It ends with this process. */
export async function providePostgres() {
  started ??= startPostgres({ isDurable: true });
  return (await started).url;
}

/** Runs `measure` on that Postgres. */
export async function onPostgres(measure) {
  process.env.TEST_POSTGRES_URL = await providePostgres();
  process.env.TEST_DATABASE = 'postgres';
  try {
    return await measure();
  } finally {
    delete process.env.TEST_DATABASE;
  }
}
