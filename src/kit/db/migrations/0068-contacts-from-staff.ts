import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Whether staff entered a customer's contact. Until now leads filled in what a customer lacked: on a customer whom staff
 * entered, such a contact cannot be told apart.
 */
export function contactsFromStaff(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['is_email_from_staff', 'is_phone_from_staff']) {
        await db.schema
          .alterTable('customers')
          .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
          .execute();
      }
      await sql`update customers set is_email_from_staff = 1, is_phone_from_staff = 1
        where is_entered_by_staff = 1`.execute(db);
    },
  };
}
