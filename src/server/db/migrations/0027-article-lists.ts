import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lists of articles are read without the contents, each of which may be long: the index has the order of every public
 * list, and the reading time is stored. SQLite reads a long text on the way to each column behind it, so there `content`
 * becomes the last one: a later column that lists read belongs into an index.
 */
export function articleLists(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const posts = db.schema.alterTable('posts');
      await posts
        .addColumn('reading_minutes', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
      await posts.addColumn('content_hash', 'text').execute();
      if (engine === 'sqlite') await moveContentToTheEnd(db);
      await db.schema.dropIndex('posts_by_publication').execute();
      await sql`
        create index posts_published on posts
        (is_published, deleted_at, published_at, id, is_pinned, (trim(category)), updated_at)
      `.execute(db);
      await storeReadingMinutes(db as Kysely<Tables>);
      // A table whose triggers wait for the commit cannot be changed by a later migration of the same transaction.
      if (engine === 'postgres') await sql`set constraints all immediate`.execute(db);
    },
  };
}

async function moveContentToTheEnd(db: Kysely<unknown>) {
  for (const statement of [
    `alter table posts add column moved_content text not null default ''`,
    'update posts set moved_content = content',
    'alter table posts drop column content',
    'alter table posts rename column moved_content to content',
  ]) {
    await sql.raw(statement).execute(db);
  }
}

interface Tables {
  posts: { id: number; content: string; readingMinutes: number };
}

async function storeReadingMinutes(db: Kysely<Tables>) {
  const ids = await db.selectFrom('posts').select('id').execute();
  for (const { id } of ids) {
    const { content } = await db
      .selectFrom('posts')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const readingMinutes = minutesOf(content);
    if (readingMinutes > 1) {
      await db.updateTable('posts').set({ readingMinutes }).where('id', '=', id).execute();
    }
  }
}

/** As the reading time was counted when this was written. */
function minutesOf(content: string): number {
  const words = content.replace(/<[^<>]*>/g, ' ').match(/\S+/g) ?? [];
  return Math.max(1, Math.ceil(words.length / 200));
}
