import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Payment pages at Stripe, Stripe's ids of payments and refunds, and disputes. */
export function onlinePayments(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('payments').addColumn('provider_id', 'text').execute();
      await schema
        .alterTable('payments')
        .addColumn('refund_of', 'integer', (column) => column.references('payments.id'))
        .execute();
      await schema
        .createIndex('payments_by_provider_id')
        .unique()
        .on('payments')
        .column('provider_id')
        .execute();
      await schema.createIndex('payments_by_refund_of').on('payments').column('refund_of').execute();

      await withId('checkouts')
        .addColumn('session_id', 'text', (column) => column.notNull().unique())
        .addColumn('invoice_id', 'integer', (column) => column.references('invoices.id').onDelete('cascade'))
        .addColumn('amount_cents', 'integer', (column) => column.notNull())
        .addColumn('url', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createIndex('checkouts_by_invoice')
        .on('checkouts')
        .columns(['invoice_id', 'id'])
        .execute();

      await withId('disputes')
        .addColumn('provider_id', 'text', (column) => column.notNull().unique())
        .addColumn('payment_id', 'integer', (column) => column.notNull().references('payments.id'))
        .addColumn('amount_cents', 'integer', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('opened_at', 'text', (column) => column.notNull())
        .addColumn('closed_at', 'text')
        .execute();
      await schema.createIndex('disputes_by_payment').on('disputes').column('payment_id').execute();

      function withId(name: string) {
        return schema
          .createTable(name)
          .addColumn('id', 'integer', (column) =>
            engine === 'sqlite'
              ? column.primaryKey().autoIncrement()
              : column.primaryKey().generatedByDefaultAsIdentity(),
          );
      }
    },
  };
}
