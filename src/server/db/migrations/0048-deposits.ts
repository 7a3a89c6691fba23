import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Payment pages of bookings, and the deposits that were paid there. */
export function deposits(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('checkouts')
        .addColumn('quote_id', 'integer', (column) => column.references('quotes.id').onDelete('cascade'))
        .execute();
      await schema.alterTable('checkouts').addColumn('booking', 'text').execute();
      await schema.createIndex('checkouts_by_quote').on('checkouts').columns(['quote_id', 'id']).execute();

      await schema
        .createTable('deposits')
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('provider_id', 'text', (column) => column.notNull().unique())
        .addColumn('quote_id', 'integer', (column) => column.references('quotes.id').onDelete('set null'))
        .addColumn('invoice_id', 'integer', (column) => column.references('invoices.id'))
        .addColumn('amount_cents', 'integer', (column) => column.notNull())
        .addColumn('has_booked', 'integer', (column) => column.notNull())
        .addColumn('refusal', 'text')
        .addColumn('refunds', 'text', (column) => column.notNull().defaultTo('[]'))
        .addColumn('paid_at', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await schema.createIndex('deposits_by_quote').on('deposits').columns(['quote_id', 'id']).execute();
      await schema.createIndex('deposits_by_invoice').on('deposits').column('invoice_id').execute();
    },
  };
}
