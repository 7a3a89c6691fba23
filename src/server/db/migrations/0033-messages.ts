import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Messages to customers: planned and sent ones, their texts, who wants none, and when a service is due again. */
export function messages(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('messages')
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('customer_id', 'integer', (column) => column.notNull().references('customers.id'))
        .addColumn('quote_id', 'integer', (column) =>
          column.notNull().references('quotes.id').onDelete('cascade'),
        )
        .addColumn('visit_id', 'integer', (column) => column.references('visits.id').onDelete('cascade'))
        .addColumn('place', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('status', 'text', (column) => column.notNull().defaultTo('planned'))
        .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('due_at', 'text', (column) => column.notNull())
        .addColumn('released_at', 'text')
        .addColumn('email_to', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('email_sent_at', 'text')
        .addColumn('text_to', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('text_begun_at', 'text')
        .addColumn('text_sent_at', 'text')
        .addColumn('sent_at', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await index('by_customer', ['customer_id', 'id']);
      await index('by_quote', ['quote_id', 'kind']);
      await index('by_visit', ['visit_id', 'kind']);
      await index('by_sent_time', ['kind', 'sent_at']);

      await schema
        .alterTable('outbox')
        .addColumn('message_id', 'integer', (column) => column.references('messages.id').onDelete('cascade'))
        .execute();
      await schema.createIndex('outbox_by_message').on('outbox').columns(['message_id']).execute();

      await schema
        .createTable('message_settings')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('updated_at', 'text')
        .execute();
      await sql`insert into message_settings (id, content) values (1, '{}')`.execute(db);

      await schema
        .createTable('message_opt_outs')
        .addColumn('contact', 'text', (column) => column.primaryKey().notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();

      await schema.alterTable('services').addColumn('reclean_months', 'integer').execute();

      function index(name: string, columns: string[]) {
        return schema.createIndex(`messages_${name}`).on('messages').columns(columns).execute();
      }
    },
  };
}
