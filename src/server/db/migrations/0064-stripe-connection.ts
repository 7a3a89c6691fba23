import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The account at Stripe that an owner connects in the panel. */
export function stripeConnection(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const text = ['secret_key', 'key_end', 'signing_secret', 'endpoint_id', 'site_url'];
      let table = db.schema
        .createTable('stripe_connection')
        .addColumn('id', 'integer', (column) => column.primaryKey());
      for (const name of [...text, 'account_id', 'account_name'])
        table = table.addColumn(name, 'text', (column) => column.notNull().defaultTo(''));
      await table
        .addColumn('is_live', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('last_event_at', 'text')
        .addColumn('testing_until', 'text')
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
      await sql`insert into stripe_connection (id) values (1)`.execute(db);
      // All others have ended; there are as many as payments.
      await sql`create index checkouts_under_way on checkouts (status, id) where status in ('open', 'pending')`.execute(
        db,
      );
    },
  };
}
