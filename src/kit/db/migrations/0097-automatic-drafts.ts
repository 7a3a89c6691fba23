import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A draft that was made because its visit is done goes again with it, unless staff have touched it. */
export function automaticDrafts(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('invoices')
        .addColumn('is_automatic', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  };
}
