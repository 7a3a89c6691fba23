import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Invoices and credit notes with their lines, the numbers given so far, payments, and reminders of invoices. */
export function invoices(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await withId('invoices')
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addColumn('number', 'text', (column) => column.unique())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('credit_of', 'integer', (column) => column.unique().references('invoices.id'))
        .addColumn('quote_id', 'integer', (column) => column.references('quotes.id').onDelete('set null'))
        .addColumn('visit_id', 'integer', (column) => column.references('visits.id').onDelete('set null'))
        .addColumn('customer_id', 'integer', (column) =>
          column.references('customers.id').onDelete('set null'),
        )
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('customer_name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('service_address', 'text', (column) => column.notNull())
        .addColumn('service_date', 'text')
        .addColumn('subtotal_cents', 'integer', (column) => column.notNull())
        .addColumn('discount_percent', 'integer', (column) => column.notNull())
        .addColumn('discount_cents', 'integer', (column) => column.notNull())
        .addColumn('adjustment_cents', 'integer', (column) => column.notNull())
        .addColumn('tax_thousandths', 'integer', (column) => column.notNull())
        .addColumn('tax_cents', 'integer', (column) => column.notNull())
        .addColumn('total_cents', 'integer', (column) => column.notNull())
        .addColumn('paid_cents', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('due_days', 'integer', (column) => column.notNull())
        .addColumn('issued_date', 'text')
        .addColumn('due_date', 'text')
        .addColumn('sent_at', 'text')
        .addColumn('notes', 'text', (column) => column.notNull())
        .addColumn('method', 'text', (column) => column.notNull())
        .addColumn('legal_name', 'text', (column) => column.notNull())
        .addColumn('license', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('business_email', 'text', (column) => column.notNull())
        .addColumn('search_text', 'text', (column) => column.notNull())
        .execute();
      await index('invoices', 'by_status', ['status', 'due_date', 'id']);
      await index('invoices', 'by_issued_date', ['issued_date', 'id']);
      await index('invoices', 'by_customer', ['customer_id', 'created_at', 'id']);
      await index('invoices', 'by_quote', ['quote_id', 'status']);
      await index('invoices', 'by_visit', ['visit_id']);

      await withId('invoice_lines')
        .addColumn('invoice_id', 'integer', (column) =>
          column.notNull().references('invoices.id').onDelete('cascade'),
        )
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('quantity', 'integer', (column) => column.notNull())
        .addColumn('unit_price_cents', 'integer', (column) => column.notNull())
        .execute();
      await index('invoice_lines', 'by_invoice', ['invoice_id', 'id']);

      await schema
        .createTable('invoice_numbers')
        .addColumn('year', 'integer', (column) => column.primaryKey().notNull())
        .addColumn('last', 'integer', (column) => column.notNull())
        .execute();

      await withId('payments')
        .addColumn('invoice_id', 'integer', (column) => column.notNull().references('invoices.id'))
        .addColumn('amount_cents', 'integer', (column) => column.notNull())
        .addColumn('method', 'text', (column) => column.notNull())
        .addColumn('paid_at', 'text', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('recorded_by', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await index('payments', 'by_invoice', ['invoice_id', 'id']);
      await index('payments', 'by_time', ['paid_at', 'id']);

      await schema
        .alterTable('messages')
        .addColumn('invoice_id', 'integer', (column) => column.references('invoices.id').onDelete('cascade'))
        .execute();
      await index('messages', 'by_invoice', ['invoice_id', 'kind']);

      function withId(name: string): CreateTableBuilder<string, 'id'> {
        return schema
          .createTable(name)
          .addColumn('id', 'integer', (column) =>
            engine === 'sqlite'
              ? column.primaryKey().autoIncrement()
              : column.primaryKey().generatedByDefaultAsIdentity(),
          );
      }

      function index(table: string, name: string, columns: string[]) {
        return schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute();
      }
    },
  };
}
