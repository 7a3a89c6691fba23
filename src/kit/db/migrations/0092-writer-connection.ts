import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Owners set up in the panel who writes articles. */
export function writerConnection(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('writer_connection')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('url', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('model', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('secret', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('testing_until', 'text')
        .execute();
    },
  };
}
