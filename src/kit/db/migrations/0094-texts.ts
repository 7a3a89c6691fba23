import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Texts from and to customers, one conversation for each, and numbers that can get none. */
export function texts(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('texts')
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('customer_id', 'integer', (column) => column.references('customers.id'))
        .addColumn('quote_id', 'integer', (column) => column.references('quotes.id').onDelete('set null'))
        .addColumn('message_id', 'integer', (column) => column.references('messages.id').onDelete('set null'))
        .addColumn('phone_digits', 'text', (column) => column.notNull())
        .addColumn('direction', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('photos', 'text', (column) => column.notNull().defaultTo('[]'))
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('cause', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('by_name', 'text')
        .addColumn('sid', 'text')
        .addColumn('begun_at', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      for (const index of [
        'by_customer on texts (customer_id, id)',
        'by_phone on texts (phone_digits, id)',
        'by_message on texts (message_id)',
        'by_quote on texts (quote_id)',
        'by_sid on texts (sid)',
      ]) {
        await sql.raw(`create index texts_${index}`).execute(db);
      }
      await db.schema
        .createTable('conversations')
        .addColumn('customer_id', 'integer', (column) =>
          column.primaryKey().references('customers.id').onDelete('cascade'),
        )
        .addColumn('last_text_id', 'integer', (column) => column.notNull())
        .addColumn('unread', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await sql.raw('create index conversations_by_last on conversations (last_text_id)').execute(db);
      await sql
        .raw('create index conversations_unread on conversations (last_text_id) where unread > 0')
        .execute(db);
      await db.schema
        .alterTable('message_opt_outs')
        .addColumn('reason', 'text', (column) => column.notNull().defaultTo('stop'))
        .execute();
      await db.schema.alterTable('uploads').addColumn('text_id', 'integer').execute();
      await sql.raw('create index uploads_by_text on uploads (text_id)').execute(db);
    },
  };
}
