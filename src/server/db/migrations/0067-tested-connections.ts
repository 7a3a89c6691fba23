import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A test with unsaved values is remembered beside what works now. */
export function testedConnections(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const table of ['mail_connection', 'sms_connection']) {
        await db.schema
          .alterTable(table)
          .addColumn('tested_with', 'text', (column) => column.notNull().defaultTo(''))
          .execute();
        await db.schema.alterTable(table).addColumn('tested_at', 'text').execute();
      }
    },
  };
}
