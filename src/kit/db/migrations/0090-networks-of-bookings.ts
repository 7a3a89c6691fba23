import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A visit that nobody confirmed keeps the network that booked it. */
export function networksOfBookings(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('visits')
        .addColumn('unconfirmed_network', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    },
  };
}
