import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The order in which a crew drives to its visits of a day, where the office fixed one. */
export function dayOrders(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('day_orders')
        .addColumn('crew_id', 'integer', (column) => column.notNull().references('crews.id'))
        .addColumn('date', 'text', (column) => column.notNull())
        .addColumn('visit_ids', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('day_orders_pkey', ['crew_id', 'date'])
        .execute();
    },
  };
}
