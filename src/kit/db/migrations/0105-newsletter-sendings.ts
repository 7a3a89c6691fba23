import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Articles are sent to the readers of their language. Those who signed up before read English. */
export function newsletterSendings(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('newsletter_subscribers')
        .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
        .execute();
      await db.schema
        .createTable('newsletter_sendings')
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('post_id', 'integer', (column) => column.references('posts.id').onDelete('set null'))
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull().defaultTo('sending'))
        .addColumn('total', 'integer', (column) => column.notNull())
        .addColumn('queued_to', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('up_to', 'integer', (column) => column.notNull())
        .addColumn('sent', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('failed', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('unsubscribed', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('by_name', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('finished_at', 'text')
        .execute();
      await db.schema
        .createIndex('newsletter_sendings_by_post')
        .on('newsletter_sendings')
        .columns(['post_id', 'language'])
        .execute();
      await db.schema
        .createTable('newsletter_pace')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('next_at', 'text', (column) => column.notNull())
        .execute();
      await sql`insert into newsletter_pace (id, next_at) values (1, '')`.execute(db);
      await db.schema
        .createTable('newsletter_drafts')
        .addColumn('month', 'text', (column) => column.notNull().primaryKey())
        .addColumn('post_id', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.alterTable('outbox').addColumn('sending_id', 'integer').execute();
      await sql`create index outbox_by_sending on outbox (sending_id, status) where sending_id is not null`.execute(
        db,
      );
    },
  };
}
