import {
  defaultText,
  emptyText,
  flag,
  reference,
  required,
  requiredCascade,
  requiredReference,
  requiredUnique,
  setNull,
} from './columns.ts';
import type { TableBuilder } from './table-builder.ts';

/** The work that a quote became, and its photos. */
export async function createVisitsTables({
  table,
  numberedTable,
  editableTable,
  addIndexes,
  covering,
  run,
  countPageChanges,
}: TableBuilder): Promise<void> {
  await editableTable('visits')
    .addColumn('quote_id', 'integer', requiredCascade('quotes.id'))
    .addColumn('customer_id', 'integer', requiredReference('customers.id'))
    .addColumn('property_id', 'integer', reference('properties.id'))
    .addColumn('crew_id', 'integer', requiredReference('crews.id'))
    .addColumn('date', 'text', required)
    .addColumn('window_from', 'text', required)
    .addColumn('window_to', 'text', required)
    .addColumn('duration_minutes', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('is_forced', 'integer', flag)
    .addColumn('is_self_booked', 'integer', flag)
    .addColumn('contact_name', 'text', emptyText)
    .addColumn('contact_phone', 'text', emptyText)
    .addColumn('contact_phone_digits', 'text', emptyText)
    .addColumn('access_notes', 'text', emptyText)
    .addColumn('cancel_reason', 'text', emptyText)
    .addColumn('done_at', 'text')
    .execute();
  await addIndexes('visits', [
    'by_contact (contact_phone_digits)',
    'by_customer (customer_id, date)',
    `by_day ${covering('date, crew_id', 'status, quote_id, window_from, window_to, id')}`,
    'by_property (property_id)',
    'by_quote (quote_id, id)',
  ]);

  await table('visit_holds')
    .addColumn('quote_id', 'integer', (column) =>
      column.primaryKey().references('quotes.id').onDelete('cascade'),
    )
    .addColumn('customer_id', 'integer', requiredReference('customers.id'))
    .addColumn('crew_id', 'integer', requiredReference('crews.id'))
    .addColumn('date', 'text', required)
    .addColumn('window_from', 'text', required)
    .addColumn('window_to', 'text', required)
    .addColumn('duration_minutes', 'integer', required)
    .addColumn('held_until', 'text', required)
    .execute();
  await addIndexes('visit_holds', ['by_customer (customer_id)', 'by_day (date)']);

  await numberedTable('visit_facts')
    .addColumn('visit_id', 'integer', requiredCascade('visits.id'))
    .addColumn('kind', 'text', required)
    .addColumn('content', 'text', defaultText('{}'))
    .addColumn('key', 'text', required)
    .addColumn('body_hash', 'text', required)
    .addColumn('user_id', 'text')
    .addColumn('user_name', 'text', required)
    .addColumn('at', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await addIndexes('visit_facts', ['by_visit (visit_id, id)']);
  await run('create unique index visit_facts_by_key on visit_facts (key)');

  await numberedTable('uploads')
    .addColumn('name', 'text', requiredUnique)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('bytes', 'integer', required)
    .addColumn('request_id', 'integer', reference('requests.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('is_public', 'integer', flag)
    .addColumn('unused_since', 'text')
    .addColumn('visit_id', 'integer', setNull('visits.id'))
    .addColumn('stage', 'text')
    .addColumn('taken_at', 'text')
    .execute();
  await addIndexes('uploads', ['by_request (request_id)', 'by_visit (visit_id)']);

  await numberedTable('published_pairs')
    .addColumn('visit_id', 'integer', requiredCascade('visits.id'))
    .addColumn('before_photo_id', 'integer', required)
    .addColumn('after_photo_id', 'integer', required)
    .addColumn('category', 'text', required)
    .addColumn('before_name', 'text', required)
    .addColumn('after_name', 'text', required)
    .addColumn('caption', 'text', required)
    .addColumn('before_alt', 'text', required)
    .addColumn('after_alt', 'text', required)
    .addColumn('consent_by', 'text', required)
    .addColumn('consent_way', 'text', required)
    .addColumn('consent_date', 'text', required)
    .addColumn('published_by', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await addIndexes('published_pairs', ['by_visit (visit_id)']);
  await countPageChanges('published_pairs');
}
