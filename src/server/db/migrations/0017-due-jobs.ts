import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each worker asks for the due jobs of its own kind: without the kind it read past every e-mail that waits. */
export function dueJobs(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.dropIndex('outbox_by_due_time').execute();
      await db.schema
        .createIndex('outbox_by_due_time')
        .on('outbox')
        .columns(['status', 'kind', 'run_after', 'id'])
        .execute();
    },
  };
}
