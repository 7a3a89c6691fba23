import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What pages far from the first pass over, in an index with nothing else in it. */
export function farPages(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const index of indexes[engine]) await sql.raw(`create index ${index}`).execute(db);
    },
  };
}

const indexes = {
  // Those with the searched texts are ten times as large.
  sqlite: [
    'requests_live_places on requests (deleted_at, id)',
    'quotes_live_places on quotes (deleted_at, id)',
    'invoices_places on invoices (id)',
  ],
  postgres: [`outbox_emails on outbox (id, purpose, status) where kind = 'email'`],
};
