import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Photos of a visit that the site shows with the customer's consent. Its changes are counted as in 0012-instances. */
export function publishedPairs(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('published_pairs')
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('visit_id', 'integer', (column) =>
          column.notNull().references('visits.id').onDelete('cascade'),
        )
        .addColumn('before_photo_id', 'integer', (column) => column.notNull())
        .addColumn('after_photo_id', 'integer', (column) => column.notNull())
        .addColumn('category', 'text', (column) => column.notNull())
        .addColumn('before_name', 'text', (column) => column.notNull())
        .addColumn('after_name', 'text', (column) => column.notNull())
        .addColumn('caption', 'text', (column) => column.notNull())
        .addColumn('before_alt', 'text', (column) => column.notNull())
        .addColumn('after_alt', 'text', (column) => column.notNull())
        .addColumn('consent_by', 'text', (column) => column.notNull())
        .addColumn('consent_way', 'text', (column) => column.notNull())
        .addColumn('consent_date', 'text', (column) => column.notNull())
        .addColumn('published_by', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('published_pairs_by_visit')
        .on('published_pairs')
        .column('visit_id')
        .execute();
      await (db as Kysely<Tables>)
        .insertInto('pageSources')
        .values({ source: 'published_pairs', version: 0 })
        .execute();
      for (const trigger of triggers[engine]) await sql.raw(trigger).execute(db);
    },
  };
}

const triggers = {
  postgres: [
    `create constraint trigger published_pairs_page_source after insert or update or delete on published_pairs
     deferrable initially deferred for each row execute function count_page_source('published_pairs')`,
  ],
  sqlite: ['insert', 'update', 'delete'].map(
    (event) =>
      `create trigger published_pairs_page_source_${event} after ${event} on published_pairs
       begin update page_sources set version = version + 1 where source = 'published_pairs'; end`,
  ),
};

interface Tables {
  pageSources: { source: string; version: number };
}
