import { sql } from 'kysely';
import {
  cascade,
  defaultInteger,
  defaultText,
  emptyText,
  reference,
  required,
  requiredCascade,
  requiredReference,
  requiredUnique,
  setNull,
  unique,
} from './columns.ts';
import type { TableBuilder } from './table-builder.ts';

/** Invoices and what was paid. */
export async function createMoneyTables({
  perEngine,
  table,
  numberedTable,
  editableTable,
  addIndexes,
  run,
  addSearchIndex,
}: TableBuilder): Promise<void> {
  // Has its own copy of everything: the quote may be purged.
  await editableTable('invoices')
    .addColumn('number', 'text', unique)
    .addColumn('status', 'text', required)
    .addColumn('voids', voidedInvoice)
    .addColumn('quote_id', 'integer', setNull('quotes.id'))
    .addColumn('visit_id', 'integer', setNull('visits.id'))
    .addColumn('customer_id', 'integer', setNull('customers.id'))
    .addColumn('token', 'text', requiredUnique)
    .addColumn('customer_name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('service_address', 'text', required)
    .addColumn('service_date', 'text')
    .addColumn('subtotal_cents', 'integer', required)
    .addColumn('discount_percent', 'integer', required)
    .addColumn('discount_cents', 'integer', required)
    .addColumn('adjustment_cents', 'integer', required)
    .addColumn('tax_thousandths', 'integer', required)
    .addColumn('tax_cents', 'integer', required)
    .addColumn('total_cents', 'integer', required)
    .addColumn('paid_cents', 'integer', defaultInteger(0))
    .addColumn('due_days', 'integer', required)
    .addColumn('issued_date', 'text')
    .addColumn('due_date', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('notes', 'text', required)
    .addColumn('method', 'text', required)
    .addColumn('legal_name', 'text', required)
    .addColumn('license', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('business_email', 'text', required)
    .addColumn('search_text', 'text', required)
    .addColumn('credit_of', creditedInvoice)
    .addColumn('credited_cents', 'integer', defaultInteger(0))
    .addColumn('credit_reason', 'text', emptyText)
    .execute();
  await addIndexes('invoices', [
    'by_credit_of (credit_of)',
    'by_customer (customer_id, created_at, id)',
    'by_issued_date (issued_date, id)',
    'by_quote (quote_id, status)',
    'by_status (status, id, credit_of, due_date)',
    'by_visit (visit_id)',
    'credit_notes (id) where credit_of is not null',
    // Far pages pass over this one, in which there is nothing else.
    ...perEngine({ sqlite: ['places (id)'], postgres: [] }),
  ]);
  await addSearchIndex('invoices');

  await numberedTable('invoice_lines')
    .addColumn('invoice_id', 'integer', requiredCascade('invoices.id'))
    .addColumn('title', 'text', required)
    .addColumn('quantity', 'integer', required)
    .addColumn('unit_price_cents', 'integer', required)
    .addColumn('credit_of', 'integer', reference('invoice_lines.id'))
    .execute();
  await addIndexes('invoice_lines', ['by_credit_of (credit_of)', 'by_invoice (invoice_id, id)']);

  await table('invoice_numbers')
    .addColumn('year', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('last', 'integer', required)
    .execute();

  await numberedTable('payments')
    .addColumn('invoice_id', 'integer', requiredReference('invoices.id'))
    .addColumn('amount_cents', 'integer', required)
    .addColumn('method', 'text', required)
    .addColumn('paid_at', 'text', required)
    .addColumn('reference', 'text', required)
    .addColumn('recorded_by', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('provider_id', 'text')
    .addColumn('refund_of', 'integer', reference('payments.id'))
    .execute();
  await addIndexes('payments', [
    'by_invoice (invoice_id, id)',
    'by_refund_of (refund_of)',
    'by_time (paid_at, id)',
  ]);
  await run('create unique index payments_by_provider_id on payments (provider_id)');

  await numberedTable('disputes')
    .addColumn('provider_id', 'text', requiredUnique)
    .addColumn('payment_id', 'integer', requiredReference('payments.id'))
    .addColumn('amount_cents', 'integer', required)
    .addColumn('reason', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('opened_at', 'text', required)
    .addColumn('closed_at', 'text')
    .execute();
  await addIndexes('disputes', ['by_payment (payment_id)']);

  await numberedTable('deposits')
    .addColumn('provider_id', 'text', requiredUnique)
    .addColumn('quote_id', 'integer', setNull('quotes.id'))
    .addColumn('invoice_id', 'integer', reference('invoices.id'))
    .addColumn('amount_cents', 'integer', required)
    .addColumn('has_booked', 'integer', required)
    .addColumn('refusal', 'text')
    .addColumn('refunds', 'text', defaultText('[]'))
    .addColumn('paid_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await addIndexes('deposits', ['by_invoice (invoice_id)', 'by_quote (quote_id, id)']);

  await numberedTable('checkouts')
    .addColumn('session_id', 'text', requiredUnique)
    .addColumn('invoice_id', 'integer', cascade('invoices.id'))
    .addColumn('amount_cents', 'integer', required)
    .addColumn('url', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('quote_id', 'integer', cascade('quotes.id'))
    .addColumn('booking', 'text')
    .execute();
  await addIndexes('checkouts', [
    'by_invoice (invoice_id, id)',
    'by_quote (quote_id, id)',
    // All others have ended; there are as many as payments.
    `under_way (status, id) where status in ('open', 'pending')`,
  ]);
}

// Named as in databases of version 0.1.0 on Postgres, so that a later migration finds the constraints there too.
const voidedInvoice = sql`integer constraint invoices_credit_of_key unique
  constraint invoices_credit_of_fkey references invoices (id)`;
const creditedInvoice = sql`integer constraint invoices_credit_of_fkey1 references invoices (id)`;
