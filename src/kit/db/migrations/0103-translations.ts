import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One table has the translations of records: of articles, which had a table for Spanish, and of services, which had columns. */
export function translations(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('translations')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('record_id', 'integer', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('slug', 'text')
        .addColumn('summary', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('is_published', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('published_at', 'text')
        .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('reading_minutes', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('content_hash', 'text')
        // The last one: SQLite reads a long text on the way to each column behind it.
        .addColumn('content', 'text', (column) => column.notNull().defaultTo(''))
        .addPrimaryKeyConstraint('translations_pkey', ['kind', 'record_id', 'language'])
        .execute();
      for (const statement of [...copy, ...drop, ...indexes, ...countPageChanges[engine]])
        await sql.raw(statement).execute(db);
    },
  };
}

const copy = [
  `insert into translations (kind, record_id, language, title, slug, summary, is_published, published_at, search_text,
     reading_minutes, content_hash, content)
   select 'posts', post_id, 'es', title, slug, excerpt, is_published, published_at, search_text,
     reading_minutes, content_hash, content
   from spanish_posts`,
  `insert into translations (kind, record_id, language, title, summary)
   select 'services', id, 'es', title_es, description_es from services
   where title_es <> '' or description_es <> ''`,
];

const drop = [
  'drop table spanish_posts',
  'alter table services drop column title_es',
  'alter table services drop column description_es',
];

const indexes = [
  'create unique index translations_by_slug on translations (kind, language, slug)',
  'create index translations_published on translations (kind, language, is_published, published_at, record_id)',
];

/** As the baseline counts changes of other tables: the kind of a translation is the source of its pages. */
const countPageChanges = {
  sqlite: ['insert', 'update', 'delete'].map(
    (event) => `create trigger translations_page_source_${event} after ${event} on translations
      begin update page_sources set version = version + 1 where source = ${event === 'delete' ? 'old' : 'new'}.kind; end`,
  ),
  postgres: [
    // A restore on Postgres empties the tables alone.
    `create or replace function count_translation() returns trigger language plpgsql as $$
       begin
         update page_sources set version = version + 1 where source = coalesce(new.kind, old.kind);
         return null;
       end $$`,
    `create constraint trigger translations_page_source after insert or update or delete on translations
     deferrable initially deferred for each row execute function count_translation()`,
  ],
};
