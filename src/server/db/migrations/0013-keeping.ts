import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is kept and what is not: files that are to go, whose data somebody erased, which nights have a backup. */
export function keeping(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('file_removals')
        .addColumn('name', 'text', (column) => column.primaryKey().notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('erasures')
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('requests', 'integer', (column) => column.notNull())
        .addColumn('quotes', 'integer', (column) => column.notNull())
        .addColumn('photos', 'integer', (column) => column.notNull())
        .addColumn('emails', 'integer', (column) => column.notNull())
        .addColumn('subscriptions', 'integer', (column) => column.notNull())
        .addColumn('user_id', 'text')
        .addColumn('user_name', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('nightly_backups')
        .addColumn('night', 'text', (column) => column.primaryKey().notNull())
        .addColumn('started_at', 'text', (column) => column.notNull())
        .addColumn('finished_at', 'text')
        .addColumn('folder', 'text')
        .addColumn('error', 'text')
        .execute();
    },
  };
}
