import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The steps of a service in another language, each in the place of its English one. */
export function translatedChecklists(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('translations')
        .addColumn('checklist', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute();
    },
  };
}
