import {
  defaultInteger,
  defaultText,
  emptyText,
  flag,
  numberKey,
  required,
  setNull,
  textKey,
} from './columns.ts';
import type { TableBuilder } from './table-builder.ts';

/** The settings, the services with their prices, and the accounts elsewhere. */
export async function createCompanyTables({
  table,
  editableTable,
  run,
  countPageChanges,
  createPageSources,
}: TableBuilder): Promise<void> {
  await createPageSources();

  // One row. Empty, it leaves everything as the code has it.
  await table('settings')
    .addColumn('id', 'integer', numberKey)
    .addColumn('content', 'text', required)
    .addColumn('version', 'integer', defaultInteger(1))
    .addColumn('updated_at', 'text')
    .addColumn('requires_second_factor', 'integer', flag)
    .addColumn('first_alert_user_id', 'text', setNull('users.id'))
    .addColumn('second_alert_user_id', 'text', setNull('users.id'))
    .addColumn('alert_phone', 'text', emptyText)
    .addColumn('alert_version', 'integer', defaultInteger(1))
    .addColumn('setup_kept', 'text', defaultText('[]'))
    .addColumn('is_setup_hidden', 'integer', flag)
    .execute();
  await run(`insert into settings (id, content) values (1, '{}')`);
  await countPageChanges('settings');

  await editableTable('services')
    .addColumn('deleted_at', 'text')
    .addColumn('category', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('description', 'text', emptyText)
    .addColumn('image_url', 'text')
    .addColumn('original_price_cents', 'integer', required)
    .addColumn('discounted_price_cents', 'integer', required)
    .addColumn('duration_minutes', 'integer', defaultInteger(0))
    .addColumn('is_add_on', 'integer', flag)
    .addColumn('is_active', 'integer', flag)
    .addColumn('position', 'integer', defaultInteger(0))
    .addColumn('reclean_months', 'integer')
    .addColumn('checklist', 'text', defaultText('[]'))
    .addColumn('title_es', 'text', emptyText)
    .addColumn('description_es', 'text', emptyText)
    .execute();
  await countPageChanges('services');

  await table('secrets').addColumn('name', 'text', textKey).addColumn('value', 'text', required).execute();

  await table('mail_connection')
    .addColumn('id', 'integer', numberKey)
    .addColumn('host', 'text', emptyText)
    .addColumn('port', 'integer', defaultInteger(465))
    .addColumn('security', 'text', defaultText('tls'))
    .addColumn('username', 'text', emptyText)
    .addColumn('password', 'text', emptyText)
    .addColumn('sender_name', 'text', emptyText)
    .addColumn('sender_email', 'text', emptyText)
    .addColumn('version', 'integer', defaultInteger(1))
    .addColumn('worked_with', 'text', emptyText)
    .addColumn('worked_at', 'text')
    .addColumn('testing_until', 'text')
    .addColumn('tested_with', 'text', emptyText)
    .addColumn('tested_at', 'text')
    .execute();
  await run('insert into mail_connection (id) values (1)');

  // Its row is made with the first test or save.
  await table('sms_connection')
    .addColumn('id', 'integer', numberKey)
    .addColumn('url', 'text', emptyText)
    .addColumn('account', 'text', emptyText)
    .addColumn('token', 'text', emptyText)
    .addColumn('sender', 'text', emptyText)
    .addColumn('version', 'integer', defaultInteger(1))
    .addColumn('worked_with', 'text', emptyText)
    .addColumn('worked_at', 'text')
    .addColumn('testing_until', 'text')
    .addColumn('tested_with', 'text', emptyText)
    .addColumn('tested_at', 'text')
    .execute();

  await table('stripe_connection')
    .addColumn('id', 'integer', numberKey)
    .addColumn('secret_key', 'text', emptyText)
    .addColumn('key_end', 'text', emptyText)
    .addColumn('signing_secret', 'text', emptyText)
    .addColumn('endpoint_id', 'text', emptyText)
    .addColumn('site_url', 'text', emptyText)
    .addColumn('account_id', 'text', emptyText)
    .addColumn('account_name', 'text', emptyText)
    .addColumn('is_live', 'integer', flag)
    .addColumn('last_event_at', 'text')
    .addColumn('testing_until', 'text')
    .addColumn('version', 'integer', defaultInteger(1))
    .addColumn('looked_at', 'text')
    .addColumn('problem', 'text')
    .execute();
  await run('insert into stripe_connection (id) values (1)');
}
