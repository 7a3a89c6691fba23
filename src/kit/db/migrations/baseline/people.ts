import {
  defaultInteger,
  flag,
  reference,
  required,
  requiredCascade,
  requiredUnique,
  textKey,
  unique,
} from './columns.ts';
import type { TableBuilder } from './table-builder.ts';

/** Who works here, how they sign in, and what they did. */
export async function createPeopleTables({
  table,
  numberedTable,
  editableTable,
  addIndexes,
  run,
  forbidEdits,
}: TableBuilder): Promise<void> {
  await editableTable('crews')
    .addColumn('name', 'text', required)
    .addColumn('color', 'text', required)
    .addColumn('hours', 'text')
    .addColumn('places', 'text')
    .addColumn('is_active', 'integer', defaultInteger(1))
    .execute();
  // A company has one van until it says otherwise.
  await run(
    `insert into crews (name, color, created_at, updated_at) values
     ('Crew 1', '#0d6b63', '2026-11-23T00:00:00.000Z', '2026-11-23T00:00:00.000Z')`,
  );

  await table('users')
    .addColumn('id', 'text', textKey)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', requiredUnique)
    .addColumn('email_verified', 'integer', flag)
    .addColumn('image', 'text')
    .addColumn('username', 'text', unique)
    .addColumn('role', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('two_factor_enabled', 'integer', flag)
    .addColumn('crew_id', 'integer', reference('crews.id'))
    .addColumn('version', 'integer', defaultInteger(1))
    .addColumn('has_issued_password', 'integer', flag)
    .execute();

  await table('sessions')
    .addColumn('id', 'text', textKey)
    .addColumn('user_id', 'text', requiredCascade('users.id'))
    .addColumn('token', 'text', requiredUnique)
    .addColumn('expires_at', 'text', required)
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('last_used_at', 'text')
    .execute();
  await addIndexes('sessions', ['by_expiry (expires_at)', 'by_user (user_id)']);

  await table('accounts')
    .addColumn('id', 'text', textKey)
    .addColumn('user_id', 'text', requiredCascade('users.id'))
    .addColumn('account_id', 'text', required)
    .addColumn('provider_id', 'text', required)
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', 'text')
    .addColumn('refresh_token_expires_at', 'text')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await addIndexes('accounts', ['by_user (user_id)']);

  await table('verifications')
    .addColumn('id', 'text', textKey)
    .addColumn('identifier', 'text', required)
    .addColumn('value', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await addIndexes('verifications', ['by_identifier (identifier)']);

  await table('two_factors')
    .addColumn('id', 'text', textKey)
    .addColumn('user_id', 'text', (column) => requiredCascade('users.id')(column).unique())
    .addColumn('secret', 'text', required)
    .addColumn('backup_codes', 'text', required)
    .addColumn('verified', 'integer', flag)
    .addColumn('last_used_step', 'integer', defaultInteger(0))
    .execute();

  await table('login_throttles')
    .addColumn('key', 'text', textKey)
    .addColumn('failures', 'integer', required)
    .addColumn('blocked_until', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await addIndexes('login_throttles', ['by_age (updated_at)']);

  await numberedTable('push_subscriptions')
    .addColumn('user_id', 'text', requiredCascade('users.id'))
    .addColumn('session_id', 'text', required)
    .addColumn('endpoint', 'text', requiredUnique)
    .addColumn('p256dh', 'text', required)
    .addColumn('auth', 'text', required)
    .addColumn('user_agent', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('last_success_at', 'text')
    .addColumn('last_failure_at', 'text')
    .addColumn('last_failure', 'text')
    .addColumn('test_id', 'text')
    .addColumn('test_sent_at', 'text')
    .addColumn('test_arrived_at', 'text')
    .execute();
  await addIndexes('push_subscriptions', ['by_user (user_id, id)']);

  // Keeps its words when the person is deleted.
  await numberedTable('audit_entries')
    .addColumn('created_at', 'text', required)
    .addColumn('user_id', 'text')
    .addColumn('user_name', 'text', required)
    .addColumn('action', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('subject_id', 'text')
    .addColumn('before_values', 'text')
    .addColumn('after_values', 'text')
    .execute();
  // A list begins with what it filters by, in the order that it shows.
  await addIndexes('audit_entries', [
    'by_action (action, created_at, id)',
    'by_time (created_at, id)',
    'by_user (user_id, created_at, id)',
    'by_user_action (user_id, action, created_at, id)',
  ]);
  await forbidEdits('audit_entries');
}
