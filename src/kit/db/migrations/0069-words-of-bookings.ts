import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Booked {
  id: number;
  propertyId: number;
  street: string;
  unit: string;
  city: string;
  zipCode: string;
}

const batch = 500;

/**
 * The address as it was typed at a booking, and the number that a text came from. A property that is as old as a visit was
 * named by its booking; whether other bookings typed the address of theirs is not known, so their pages show none.
 */
export function wordsOfBookings(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const [table, column] of [
        ['visits', 'booked_address'],
        ['customer_notes', 'from_phone'],
      ] as const) {
        await db.schema
          .alterTable(table)
          .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
          .execute();
      }
      await sql`create index customer_notes_by_phone on customer_notes (from_phone)`.execute(db);
      for (let after = 0; ; ) {
        const { rows } =
          await sql<Booked>`select visits.id, visits.property_id, properties.street, properties.unit,
            properties.city, properties.zip_code
          from visits join properties on properties.id = visits.property_id
          where visits.is_self_booked = 1 and properties.created_at = visits.created_at and visits.id > ${after}
          order by visits.id limit ${batch}`.execute(db);
        for (const row of rows) {
          const { id, propertyId, zipCode, street, unit, city } = row;
          const address = JSON.stringify({ propertyId, street, unit, city, zipCode });
          await sql`update visits set booked_address = ${address} where id = ${id}`.execute(db);
        }
        if (rows.length < batch) return;
        after = rows.at(-1)!.id;
      }
    },
  };
}
