import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who has asked for the newsletter. */
export function newsletter(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('newsletter_subscribers')
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('status', 'text', (column) => column.notNull().defaultTo('pending'))
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('confirmation_token_hash', 'text', (column) => column.unique())
        .addColumn('confirmation_expires_at', 'text')
        .addColumn('consecutive_mails', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('mailed_at', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('confirmed_at', 'text')
        .addColumn('unsubscribed_at', 'text')
        .execute();
      await db.schema
        .createIndex('newsletter_subscribers_by_status')
        .on('newsletter_subscribers')
        .columns(['status', 'id'])
        .execute();
    },
  };
}
