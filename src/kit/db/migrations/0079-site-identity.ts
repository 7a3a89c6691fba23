import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which site the data belong to, so that a copy of them can tell. The next start writes the row. */
export function siteIdentity(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('site_identity')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('origin', 'text', (column) => column.notNull())
        .addColumn('place', 'text', (column) => column.notNull())
        .addColumn('confirmed_at', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
