import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Addresses that are told of leads; what they are told goes through the outbox. */
export function webhooks(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('webhooks')
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('url', 'text', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('is_active', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.alterTable('outbox').addColumn('webhook_id', 'integer').execute();
      await db.schema.createIndex('outbox_by_webhook').on('outbox').columns(['webhook_id', 'id']).execute();
    },
  };
}
