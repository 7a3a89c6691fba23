import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Minimum order fees and trip fees. A quote keeps the terms of its day; what is there has none. */
export function orderFees(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const table of ['quotes', 'invoices']) {
        for (const column of ['minimum_fee_cents', 'trip_fee_cents']) {
          await db.schema
            .alterTable(table)
            .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
            .execute();
        }
      }
      await db.schema.alterTable('quotes').addColumn('fee_terms', 'text').execute();
    },
  };
}
