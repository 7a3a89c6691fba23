import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When the site last looked whether its webhook is still at Stripe, and what was wrong then. */
export function stripeLooks(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const name of ['looked_at', 'problem'])
        await db.schema.alterTable('stripe_connection').addColumn(name, 'text').execute();
    },
  };
}
