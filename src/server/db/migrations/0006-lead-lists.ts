import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What the lists of requests and quotes read, so that a page, its total and a search touch no row they do not show.
 * SQLite searches in the index itself. Postgres does not: its entries may not grow past a third of a page.
 */
export function leadLists(engine: 'sqlite' | 'postgres'): Migration {
  const searched = engine === 'sqlite' ? ['search_text'] : [];
  return {
    async up(db: Kysely<unknown>) {
      const index = (name: string, on: string, columns: string[]) =>
        db.schema.createIndex(name).on(on).columns(columns).execute();
      await db.schema.dropIndex('requests_by_status').execute();
      await db.schema.dropIndex('quotes_by_status').execute();
      await index('requests_live', 'requests', ['deleted_at', 'id', ...searched]);
      await index('requests_live_by_status', 'requests', ['deleted_at', 'status', 'id']);
      await index('requests_live_by_priority', 'requests', ['deleted_at', 'priority', 'id']);
      await index('requests_live_by_both', 'requests', ['deleted_at', 'status', 'priority', 'id']);
      await index('quotes_live', 'quotes', ['deleted_at', 'id', 'service_category', ...searched]);
      await index('quotes_live_by_status', 'quotes', ['deleted_at', 'status', 'id', 'service_category']);
      await index('quote_items_by_category', 'quote_items', ['category', 'quote_id']);
    },
  };
}
