import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The text gateway that an owner enters in the panel. Its row is made with the first test or save. */
export function smsConnection(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('sms_connection')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('url', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('account', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('token', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('sender', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('worked_with', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('worked_at', 'text')
        .addColumn('testing_until', 'text')
        .execute();
    },
  };
}
