import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An invoice keeps the postal address of the business as it was when it was issued. */
export function postalAddress(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('invoices')
        .addColumn('postal_address', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    },
  };
}
