import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Stores the network that holds a window, so that the holds of one visitor can be counted, and whether the website
 * caused a message to a customer. Counts the texts of a day and the confirmations to a mailbox.
 */
export function strangersLimits(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('visit_holds')
        .addColumn('network', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await db.schema
        .alterTable('visit_holds')
        .addColumn('renewals', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .alterTable('messages')
        .addColumn('is_from_website', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema.createIndex('messages_text_to').on('messages').column('text_to').execute();
      await db.schema
        .createTable('text_counts')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('texts', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('text_counts_pk', ['day', 'recipient'])
        .execute();
      await db.schema
        .createTable('confirmation_mails')
        .addColumn('mailbox', 'text', (column) => column.primaryKey().notNull())
        .addColumn('mails', 'integer', (column) => column.notNull())
        .addColumn('mailed_at', 'text')
        .execute();
    },
  };
}
