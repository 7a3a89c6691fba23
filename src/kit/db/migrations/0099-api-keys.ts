import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Programs call the API with keys. */
export function apiKeys(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('api_keys')
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('crew_id', 'integer')
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('last_used_at', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
