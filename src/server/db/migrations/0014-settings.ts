import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What an owner says of the business: one row. Empty, it leaves everything as the code has it. Its changes are counted
 * as those of services and posts are (0012-instances).
 */
export function settings(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('settings')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('updated_at', 'text')
        .execute();
      const tables = db as Kysely<Tables>;
      await tables.insertInto('settings').values({ id: 1, content: '{}' }).execute();
      await tables.insertInto('pageSources').values({ source: 'settings', version: 0 }).execute();
      for (const trigger of triggers[engine]) await sql.raw(trigger).execute(db);
    },
  };
}

const triggers = {
  postgres: [
    `create constraint trigger settings_page_source after insert or update or delete on settings
     deferrable initially deferred for each row execute function count_page_source('settings')`,
  ],
  sqlite: ['insert', 'update', 'delete'].map(
    (event) =>
      `create trigger settings_page_source_${event} after ${event} on settings
       begin update page_sources set version = version + 1 where source = 'settings'; end`,
  ),
};

interface Tables {
  settings: { id: number; content: string };
  pageSources: { source: string; version: number };
}
