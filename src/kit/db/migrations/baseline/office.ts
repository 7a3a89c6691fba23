import { defaultInteger, required, textKey } from './columns.ts';
import type { TableBuilder } from './table-builder.ts';

/** Histories, the audit log, stored responses and files to delete. */
export async function createOfficeTables({
  table,
  unloggedTable,
  numberedTable,
  addIndexes,
}: TableBuilder): Promise<void> {
  await numberedTable('history')
    .addColumn('record', 'text', required)
    .addColumn('record_id', 'integer', required)
    .addColumn('action', 'text', required)
    .addColumn('changes', 'text', required)
    .addColumn('user_id', 'text')
    .addColumn('user_name', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await addIndexes('history', ['by_record (record, record_id, id)']);

  await table('idempotency_keys')
    .addColumn('scope', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('body_hash', 'text', required)
    .addColumn('response', 'text', required)
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['scope', 'key'])
    .execute();
  await addIndexes('idempotency_keys', ['by_age (created_at)']);

  // Each hit is a write, and none is worth waiting for the disk: after a crash of the database all begin anew.
  await unloggedTable('rate_limits')
    .addColumn('key', 'text', textKey)
    .addColumn('hits', 'integer', required)
    .addColumn('ends_at', 'text', required)
    .execute();

  await table('file_removals')
    .addColumn('name', 'text', textKey)
    .addColumn('created_at', 'text', required)
    .execute();

  await numberedTable('erasures')
    .addColumn('requests', 'integer', required)
    .addColumn('quotes', 'integer', required)
    .addColumn('photos', 'integer', required)
    .addColumn('emails', 'integer', required)
    .addColumn('subscriptions', 'integer', required)
    .addColumn('user_id', 'text')
    .addColumn('user_name', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('customers', 'integer', defaultInteger(0))
    .execute();

  await table('nightly_backups')
    .addColumn('night', 'text', textKey)
    .addColumn('started_at', 'text', required)
    .addColumn('finished_at', 'text')
    .addColumn('folder', 'text')
    .addColumn('error', 'text')
    .execute();
}
