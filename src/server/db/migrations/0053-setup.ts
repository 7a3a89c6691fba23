import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An owner who has saved settings already is not asked to set up the site. */
export function setup(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('settings')
        .addColumn('setup_kept', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute();
      await db.schema
        .alterTable('settings')
        .addColumn('is_setup_hidden', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await sql`update settings set is_setup_hidden = 1 where content <> '{}'`.execute(db);
    },
  };
}
