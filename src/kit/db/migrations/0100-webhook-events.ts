import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Owners choose the events of a webhook. Those that exist, and an older version that still serves, send the first three. */
export function webhookEvents(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const first = JSON.stringify(['lead.created', 'request.status-changed', 'quote.status-changed']);
      await db.schema
        .alterTable('webhooks')
        .addColumn('events', 'text', (column) => column.notNull().defaultTo(first))
        .execute();
    },
  };
}
