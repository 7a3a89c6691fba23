import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A hold keeps the booking that the link in an email makes. */
export function unconfirmedBookings(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const name of ['booking', 'code_hash']) {
        await db.schema
          .alterTable('visit_holds')
          .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
          .execute();
      }
    },
  };
}
