import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Staff give a quote or an invoice a discount of its own, with a reason. */
export function ownDiscounts(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const quotes = db.schema.alterTable('quotes');
      await quotes.addColumn('own_discount_percent', 'integer').execute();
      for (const table of ['quotes', 'invoices']) {
        await db.schema.alterTable(table).addColumn('own_discount_cents', 'integer').execute();
        await db.schema
          .alterTable(table)
          .addColumn('discount_reason', 'text', (column) => column.notNull().defaultTo(''))
          .execute();
      }
    },
  };
}
