import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lists find what is rare in an index: quotes of a category, whose index migration 59 dropped, and on SQLite two letters,
 * in texts that are never just these.
 */
export function rareFinds(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`create index quote_items_by_category on quote_items (category, quote_id)`.execute(db);
      if (engine === 'postgres') return;
      for (const table of searchedTables) {
        const lengthened = sql`update ${sql.table(table)} set search_text = search_text || char(10)`;
        await sql`${lengthened} where length(search_text) = 2`.execute(db);
      }
    },
  };
}

/** Texts of requests and quotes have more than a name. */
const searchedTables = ['outbox', 'customers', 'invoices'];
