import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Articles that somebody has asked the AI for. */
export function articleJobs(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('article_jobs')
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('topic', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull().defaultTo('queued'))
        .addColumn('round', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('reason', 'text')
        .addColumn('post_id', 'integer')
        .addColumn('requested_by', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addColumn('started_at', 'text', (column) => column.notNull())
        .addColumn('callback_expires_at', 'text')
        .addColumn('callback_used_at', 'text')
        .addColumn('dismissed_at', 'text')
        .execute();
    },
  };
}
