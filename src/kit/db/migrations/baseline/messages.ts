import {
  cascade,
  defaultInteger,
  defaultText,
  emptyText,
  numberKey,
  reference,
  required,
  requiredReference,
  textKey,
} from './columns.ts';
import type { TableBuilder } from './table-builder.ts';

/** Messages to customers, and everything that waits to be sent. */
export async function createMessagesTables({
  perEngine,
  table,
  numberedTable,
  addIndexes,
  run,
  addSearchIndex,
}: TableBuilder): Promise<void> {
  await numberedTable('messages')
    .addColumn('kind', 'text', required)
    .addColumn('customer_id', 'integer', requiredReference('customers.id'))
    .addColumn('visit_id', 'integer', cascade('visits.id'))
    .addColumn('place', 'text', emptyText)
    .addColumn('status', 'text', defaultText('planned'))
    .addColumn('reason', 'text', emptyText)
    .addColumn('title', 'text', emptyText)
    .addColumn('due_at', 'text', required)
    .addColumn('released_at', 'text')
    .addColumn('email_to', 'text', emptyText)
    .addColumn('email_sent_at', 'text')
    .addColumn('text_to', 'text', emptyText)
    .addColumn('text_begun_at', 'text')
    .addColumn('text_sent_at', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('invoice_id', 'integer', cascade('invoices.id'))
    .addColumn('quote_id', 'integer', cascade('quotes.id'))
    .execute();
  await addIndexes('messages', [
    'by_customer (customer_id, id)',
    'by_invoice (invoice_id, kind)',
    'by_place (kind, place, visit_id) where sent_at is not null and visit_id is not null',
    'by_quote (quote_id, kind, sent_at)',
    'by_sent_time (kind, sent_at, quote_id)',
    'by_visit (visit_id, kind)',
  ]);

  await table('message_settings')
    .addColumn('id', 'integer', numberKey)
    .addColumn('content', 'text', required)
    .addColumn('version', 'integer', defaultInteger(1))
    .addColumn('updated_at', 'text')
    .execute();
  await run(`insert into message_settings (id, content) values (1, '{}')`);

  await table('message_opt_outs')
    .addColumn('contact', 'text', textKey)
    .addColumn('created_at', 'text', required)
    .execute();

  await numberedTable('outbox')
    .addColumn('kind', 'text', required)
    .addColumn('payload', 'text', required)
    .addColumn('request_id', 'integer', reference('requests.id'))
    .addColumn('status', 'text', defaultText('pending'))
    .addColumn('attempts', 'integer', defaultInteger(0))
    .addColumn('run_after', 'text', required)
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('sent_at', 'text')
    .addColumn('leased_until', 'text')
    .addColumn('purpose', 'text', defaultText('other'))
    .addColumn('search_text', 'text', emptyText)
    .addColumn('webhook_id', 'integer')
    .addColumn('quote_id', 'integer')
    .addColumn('message_id', 'integer', cascade('messages.id'))
    .execute();
  await addIndexes('outbox', [
    'by_creation (kind, created_at)',
    'by_due_time (status, kind, run_after, id)',
    'by_kind (kind, status, id)',
    'by_message (message_id)',
    'by_quote (quote_id)',
    'by_request (request_id)',
    'by_webhook (webhook_id, id)',
    ...perEngine({
      // A row is long, and SQLite reads all of it on the way to what is searched.
      sqlite: ['newest (kind, id, purpose, status, search_text)'],
      postgres: [`emails (id, purpose, status) where kind = 'email'`],
    }),
  ]);
  await addSearchIndex('outbox');

  await numberedTable('webhooks')
    .addColumn('url', 'text', required)
    .addColumn('secret', 'text', required)
    .addColumn('is_active', 'integer', defaultInteger(1))
    .addColumn('created_at', 'text', required)
    .execute();
}
