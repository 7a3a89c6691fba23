import {
  cascade,
  defaultInteger,
  defaultText,
  emptyText,
  flag,
  reference,
  required,
  requiredCascade,
  requiredReference,
  requiredUnique,
} from './columns.ts';
import type { TableBuilder } from './table-builder.ts';

/** Customers, their requests and the quotes for them. */
export async function createSalesTables({
  perEngine,
  table,
  numberedTable,
  editableTable,
  addIndexes,
  covering,
  addSearchIndex,
}: TableBuilder): Promise<void> {
  await editableTable('customers')
    .addColumn('deleted_at', 'text')
    .addColumn('first_name', 'text', required)
    .addColumn('last_name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('language', 'text', defaultText('en'))
    .addColumn('notes', 'text', emptyText)
    .addColumn('is_entered_by_staff', 'integer', flag)
    .addColumn('merged_into_id', 'integer', reference('customers.id'))
    .addColumn('email_key', 'text', required)
    .addColumn('phone_digits', 'text', required)
    .addColumn('last_name_key', 'text', required)
    .addColumn('search_text', 'text', required)
    .execute();
  await addIndexes('customers', [
    'by_email (email_key)',
    'by_phone (phone_digits)',
    'by_target (merged_into_id)',
    'deleted (deleted_at, id) where deleted_at is not null',
    'live (deleted_at, merged_into_id, id)',
  ]);
  await addSearchIndex('customers');

  await editableTable('properties')
    .addColumn('deleted_at', 'text')
    .addColumn('customer_id', 'integer', requiredReference('customers.id'))
    .addColumn('street', 'text', required)
    .addColumn('unit', 'text', emptyText)
    .addColumn('city', 'text', emptyText)
    .addColumn('zip_code', 'text', required)
    .addColumn('access_notes', 'text', emptyText)
    .execute();
  await addIndexes('properties', ['by_customer (customer_id, id)']);

  await editableTable('requests')
    .addColumn('deleted_at', 'text')
    .addColumn('first_name', 'text', required)
    .addColumn('last_name', 'text', emptyText)
    .addColumn('email', 'text', emptyText)
    .addColumn('phone', 'text', emptyText)
    .addColumn('service', 'text', required)
    .addColumn('message', 'text', emptyText)
    .addColumn('image_url', 'text')
    .addColumn('status', 'text', required)
    .addColumn('priority', 'text', required)
    .addColumn('notes', 'text', emptyText)
    .addColumn('search_text', 'text', emptyText)
    .addColumn('landing_page', 'text', emptyText)
    .addColumn('referrer', 'text', emptyText)
    .addColumn('utm_source', 'text', emptyText)
    .addColumn('utm_medium', 'text', emptyText)
    .addColumn('utm_campaign', 'text', emptyText)
    .addColumn('first_reply_at', 'text')
    .addColumn('quarantined_at', 'text')
    .addColumn('spam_reasons', 'text', emptyText)
    .addColumn('phone_digits', 'text')
    .addColumn('customer_id', 'integer', reference('customers.id'))
    .addColumn('answer_due_at', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('promised_hours', 'integer')
    // One that is due at no time comes last.
    .addColumn('due_order', 'text', defaultText('9'))
    .addColumn('escalate_at', 'text')
    .addColumn('escalated_at', 'text')
    .execute();
  await addIndexes('requests', [
    'by_customer (customer_id, created_at)',
    'by_phone (phone_digits)',
    'by_escalation (escalate_at, id) where escalate_at is not null',
    `cancelled (id) where status = 'cancelled'`,
    'deleted (deleted_at, id) where deleted_at is not null and quarantined_at is null',
    'quarantined (quarantined_at, id) where quarantined_at is not null',
    'live_by_status (deleted_at, status, id)',
    'live_by_priority (deleted_at, priority, id)',
    'live_by_both (deleted_at, status, priority, id)',
    // Status and priority come last, so that a filtered list reads no row that it does not show.
    'live_by_due (deleted_at, due_order, id desc, status, priority)',
    ...perEngine({
      // The leads of a day lie together by where they came from, so that they are counted without sorting.
      sqlite: [
        'live (deleted_at, id, search_text)',
        'live_places (deleted_at, id)',
        'live_by_creation (deleted_at, created_at)',
        `live_by_day (deleted_at, substr(created_at, 1, 10), ${source}, created_at, ${answer})`,
      ],
      postgres: [
        'live (deleted_at, id)',
        `live_by_creation (created_at) include (${source}, ${answer}) where deleted_at is null`,
      ],
    }),
  ]);
  await addSearchIndex('requests');

  await editableTable('quotes')
    .addColumn('deleted_at', 'text')
    .addColumn('request_id', 'integer', reference('requests.id'))
    .addColumn('first_name', 'text', required)
    .addColumn('last_name', 'text', emptyText)
    .addColumn('email', 'text', emptyText)
    .addColumn('phone', 'text')
    .addColumn('zip_code', 'text', required)
    .addColumn('service_category', 'text', required)
    .addColumn('service_title', 'text', required)
    .addColumn('subtotal_cents', 'integer', required)
    .addColumn('discount_percent', 'integer', required)
    .addColumn('total_cents', 'integer', required)
    .addColumn('estimated_price_cents', 'integer')
    .addColumn('contact_method', 'text', required)
    .addColumn('preferred_date', 'text')
    .addColumn('preferred_time', 'text')
    .addColumn('notes', 'text', emptyText)
    .addColumn('admin_notes', 'text', emptyText)
    .addColumn('image_url', 'text')
    .addColumn('status', 'text', required)
    .addColumn('completed_at', 'text')
    .addColumn('search_text', 'text', emptyText)
    .addColumn('phone_digits', 'text')
    .addColumn('customer_id', 'integer', reference('customers.id'))
    // As they were on its day.
    .addColumn(
      'discounts',
      'text',
      defaultText('[{"aboveDollars":200,"percent":15},{"aboveDollars":100,"percent":10}]'),
    )
    .execute();
  await addIndexes('quotes', [
    'by_customer (customer_id, created_at)',
    'by_phone (phone_digits)',
    'by_request (request_id)',
    'deleted (deleted_at, id) where deleted_at is not null',
    'live_by_status (deleted_at, status, id, service_category)',
    `by_day ${covering(
      'status, preferred_date',
      'deleted_at, request_id, service_category, estimated_price_cents, id',
    )}`,
    ...perEngine({
      sqlite: [
        'live (deleted_at, id, service_category, search_text)',
        'live_places (deleted_at, id)',
        `live_by_creation (deleted_at, created_at, ${figures})`,
        `live_without_day (deleted_at, completed_at) where ${withoutDay}`,
      ],
      postgres: [
        'live (deleted_at, id, service_category)',
        `live_by_creation (created_at) include (${figures}) where deleted_at is null`,
        `live_without_day (completed_at) where deleted_at is null and ${withoutDay}`,
      ],
    }),
  ]);
  await addSearchIndex('quotes');

  await numberedTable('quote_items')
    .addColumn('quote_id', 'integer', requiredCascade('quotes.id'))
    // Without a reference: an item stays as it was sold.
    .addColumn('service_id', 'integer')
    .addColumn('category', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('is_add_on', 'integer', flag)
    .addColumn('unit_price_cents', 'integer', required)
    .addColumn('quantity', 'integer', required)
    .addColumn('duration_minutes', 'integer', defaultInteger(0))
    .addColumn('is_hand_priced', 'integer', flag)
    .execute();
  await addIndexes('quote_items', [
    'by_category (category, quote_id)',
    `by_quote ${covering('quote_id', 'category, unit_price_cents, quantity')}`,
  ]);

  await table('quote_pages')
    .addColumn('quote_id', 'integer', (column) =>
      column.primaryKey().references('quotes.id').onDelete('cascade'),
    )
    .addColumn('token', 'text', requiredUnique)
    .addColumn('sent_at', 'text')
    .addColumn('valid_until', 'text', required)
    .addColumn('decision', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', 'text', emptyText)
    .addColumn('reason', 'text', emptyText)
    .addColumn('accepted', 'text')
    .addColumn('accepted_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await addIndexes('quote_pages', ['by_decision (decision, decided_at)']);

  await numberedTable('customer_notes')
    .addColumn('customer_id', 'integer', requiredReference('customers.id'))
    .addColumn('quote_id', 'integer', cascade('quotes.id'))
    .addColumn('kind', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('user_name', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await addIndexes('customer_notes', ['by_customer (customer_id, created_at)', 'by_quote (quote_id)']);
}

/** Figures read these from the index, so that they open no row. */
const source = 'landing_page, referrer, utm_source, status';
const answer = 'first_reply_at, answered_at, answer_due_at, promised_hours';
const figures = 'status, request_id, estimated_price_cents';
const withoutDay = `completed_at is not null and coalesce(preferred_date, '') = ''`;
