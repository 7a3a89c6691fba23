import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the panel tells of a lead: where it came from, when it was first answered, who changed what. */
export function panel(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['landing_page', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign']) {
        await db.schema
          .alterTable('requests')
          .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
          .execute();
      }
      await db.schema.alterTable('requests').addColumn('first_reply_at', 'text').execute();
      await db.schema
        .alterTable('uploads')
        .addColumn('is_public', 'integer', (flag) => flag.notNull().defaultTo(0))
        .execute();
      await db.schema
        .alterTable('posts')
        .addColumn('is_ai_written', 'integer', (flag) => flag.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createTable('history')
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('record', 'text', (column) => column.notNull())
        .addColumn('record_id', 'integer', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('changes', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text')
        .addColumn('user_name', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('history_by_record')
        .on('history')
        .columns(['record', 'record_id', 'id'])
        .execute();
    },
  };
}
