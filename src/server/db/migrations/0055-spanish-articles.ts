import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Articles get a Spanish version, in a table of its own. Its changes count as changes of articles (0012-instances). */
export function spanishArticles(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('spanish_posts')
        .addColumn('post_id', 'integer', (column) =>
          column.primaryKey().notNull().references('posts.id').onDelete('cascade'),
        )
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('slug', 'text', (column) => column.notNull().unique())
        .addColumn('excerpt', 'text', (column) => column.notNull())
        .addColumn('is_published', 'integer', (column) => column.notNull())
        .addColumn('published_at', 'text')
        .addColumn('search_text', 'text', (column) => column.notNull())
        .addColumn('reading_minutes', 'integer', (column) => column.notNull())
        .addColumn('content_hash', 'text')
        .addColumn('content', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('spanish_posts_published')
        .on('spanish_posts')
        .columns(['is_published', 'published_at', 'post_id'])
        .execute();
      for (const trigger of triggers[engine]) await sql.raw(trigger).execute(db);
    },
  };
}

const triggers = {
  postgres: [
    `create constraint trigger spanish_posts_page_source after insert or update or delete on spanish_posts
     deferrable initially deferred for each row execute function count_page_source('posts')`,
  ],
  sqlite: ['insert', 'update', 'delete'].map(
    (event) =>
      `create trigger spanish_posts_page_source_${event} after ${event} on spanish_posts
       begin update page_sources set version = version + 1 where source = 'posts'; end`,
  ),
};
