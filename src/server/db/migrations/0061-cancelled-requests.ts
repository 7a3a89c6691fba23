import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** SQLite finds the few cancelled requests in an index too, as Postgres does since migration 59. */
export function cancelledRequests(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (engine === 'postgres') return;
      await sql`create index requests_cancelled on requests (id) where status = 'cancelled'`.execute(db);
    },
  };
}
