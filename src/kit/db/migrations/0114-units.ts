import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Services by room, step, square foot or hour, and the minimum of a line. A column of SQLite takes a fraction as it is;
 * on Postgres half an hour needs another type.
 */
export function units(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const table of ['services', 'quote_items', 'invoice_lines']) {
        await db.schema
          .alterTable(table)
          .addColumn('unit', 'text', (added) => added.notNull().defaultTo('piece'))
          .execute();
        await db.schema
          .alterTable(table)
          .addColumn('minimum_price_cents', 'integer', (added) => added.notNull().defaultTo(0))
          .execute();
      }
      await sql`drop index quote_items_by_quote`.execute(db);
      if (engine === 'postgres') {
        for (const [table, columns] of fractions) {
          const changes = columns.map((column) => `alter column ${column} type double precision`);
          await sql.raw(`alter table ${table} ${changes.join(', ')}`).execute(db);
        }
      }
      const read = 'category, unit_price_cents, quantity, minimum_price_cents';
      const columns = engine === 'postgres' ? `(quote_id) include (${read})` : `(quote_id, ${read})`;
      await sql.raw(`create index quote_items_by_quote on quote_items ${columns}`).execute(db);
    },
  };
}

const fractions = [
  ['services', ['duration_minutes']],
  ['quote_items', ['quantity', 'duration_minutes']],
  ['invoice_lines', ['quantity']],
] as const;
