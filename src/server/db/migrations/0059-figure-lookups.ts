import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Figures find the reminders of their days together, and Postgres the few cancelled requests. Items are found by quote
 * alone, which is quicker for lists of a category too.
 */
export function figureLookups(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of [...both, ...own[engine]]) await sql.raw(statement).execute(db);
    },
  };
}

const both = [
  'drop index messages_by_visit',
  'create index messages_by_visit on messages (visit_id, kind)',
  `create index messages_by_place on messages (kind, place, visit_id)
   where sent_at is not null and visit_id is not null`,
  'drop index quote_items_by_category',
];

const own = {
  sqlite: [],
  // SQLite would read the table anyway.
  postgres: [`create index requests_cancelled on requests (id) where status = 'cancelled'`],
};
