import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The trash, suspected spam and the list of e-mails are read without the rest of their tables: what is in no trash and
 * no spam has no entry. What is cleared away each hour is found by its age. An e-mail's row is long, and SQLite reads
 * all of it on the way to what is searched; Postgres keeps long texts apart.
 */
export function officeLists(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.dropIndex('requests_quarantined').execute();
      await db.schema
        .createIndex('requests_quarantined')
        .on('requests')
        .columns(['quarantined_at', 'id'])
        .where('quarantined_at', 'is not', null)
        .execute();
      for (const table of ['requests', 'quotes', 'posts']) {
        await db.schema
          .createIndex(`${table}_deleted`)
          .on(table)
          .columns(['deleted_at', 'id'])
          .where('deleted_at', 'is not', null)
          .execute();
      }
      await db.schema
        .createIndex('outbox_by_creation')
        .on('outbox')
        .columns(['kind', 'created_at'])
        .execute();
      if (engine === 'postgres') return;
      await db.schema
        .createIndex('outbox_newest')
        .on('outbox')
        .columns(['kind', 'id', 'purpose', 'status', 'search_text'])
        .execute();
    },
  };
}
