import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Leads that look like spam are put aside until an administrator decides. */
export function quarantine(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('requests').addColumn('quarantined_at', 'text').execute();
      await db.schema
        .alterTable('requests')
        .addColumn('spam_reasons', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await db.schema
        .createIndex('requests_quarantined')
        .on('requests')
        .columns(['quarantined_at', 'id'])
        .execute();
    },
  };
}
