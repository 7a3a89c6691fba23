import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Somebody who signs in reads the panel in a language of their own. */
export function languagesOfPeople(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('users')
        .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
        .execute();
    },
  };
}
