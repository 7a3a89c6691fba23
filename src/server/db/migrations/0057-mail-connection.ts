import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The mail server that an owner enters in the panel. */
export function mailConnection(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('mail_connection')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('host', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('port', 'integer', (column) => column.notNull().defaultTo(465))
        .addColumn('security', 'text', (column) => column.notNull().defaultTo('tls'))
        .addColumn('username', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('password', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('sender_name', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('sender_email', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('worked_with', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('worked_at', 'text')
        .addColumn('testing_until', 'text')
        .execute();
      await sql`insert into mail_connection (id) values (1)`.execute(db);
    },
  };
}
