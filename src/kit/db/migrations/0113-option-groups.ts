import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export function optionGroups(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('services').addColumn('option_group', 'text').execute();
      await db.schema
        .alterTable('services')
        .addColumn('is_most_chosen', 'integer', (added) => added.notNull().defaultTo(0))
        .execute();
    },
  };
}
