import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an owner says of the business: one row. Empty, it leaves everything as the code has it. */
export function settings(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('settings')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('updated_at', 'text')
        .execute();
      await (db as Kysely<Tables>).insertInto('settings').values({ id: 1, content: '{}' }).execute();
    },
  };
}

interface Tables {
  settings: { id: number; content: string };
}
