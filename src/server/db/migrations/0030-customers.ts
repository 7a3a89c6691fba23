import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The tables of what follows a quote: customers, the customer's page of a quote, crews and visits. */
export function customers(engine: 'sqlite' | 'postgres'): Migration {
  const withId = <Table extends string>(table: CreateTableBuilder<Table, never>) =>
    table.addColumn('id', 'integer', (column) =>
      engine === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    );
  const editable = <Table extends string>(table: CreateTableBuilder<Table, never>) =>
    withId(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull());
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await editable(schema.createTable('customers'))
        .addColumn('deleted_at', 'text')
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
        .addColumn('notes', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('is_entered_by_staff', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('merged_into_id', 'integer', (column) => column.references('customers.id'))
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('phone_digits', 'text', (column) => column.notNull())
        .addColumn('last_name_key', 'text', (column) => column.notNull())
        .addColumn('search_text', 'text', (column) => column.notNull())
        .execute();
      await index('customers', 'by_email', ['email_key']);
      await index('customers', 'by_phone', ['phone_digits']);
      await index('customers', 'by_target', ['merged_into_id']);
      await index('customers', 'live', ['deleted_at', 'merged_into_id', 'id']);
      await schema
        .createIndex('customers_deleted')
        .on('customers')
        .columns(['deleted_at', 'id'])
        .where('deleted_at', 'is not', null)
        .execute();

      await editable(schema.createTable('properties'))
        .addColumn('deleted_at', 'text')
        .addColumn('customer_id', 'integer', (column) => column.notNull().references('customers.id'))
        .addColumn('street', 'text', (column) => column.notNull())
        .addColumn('unit', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('city', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('zip_code', 'text', (column) => column.notNull())
        .addColumn('access_notes', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await index('properties', 'by_customer', ['customer_id', 'id']);

      await withId(schema.createTable('customer_notes'))
        .addColumn('customer_id', 'integer', (column) => column.notNull().references('customers.id'))
        .addColumn('quote_id', 'integer', (column) => column.references('quotes.id').onDelete('cascade'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('user_name', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await index('customer_notes', 'by_customer', ['customer_id', 'created_at']);
      await index('customer_notes', 'by_quote', ['quote_id']);

      for (const table of ['requests', 'quotes']) {
        await schema
          .alterTable(table)
          .addColumn('customer_id', 'integer', (column) => column.references('customers.id'))
          .execute();
        await index(table, 'by_customer', ['customer_id', 'created_at']);
      }

      await schema
        .createTable('quote_pages')
        .addColumn('quote_id', 'integer', (column) =>
          column.primaryKey().references('quotes.id').onDelete('cascade'),
        )
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('sent_at', 'text')
        .addColumn('valid_until', 'text', (column) => column.notNull())
        .addColumn('decision', 'text')
        .addColumn('decided_at', 'text')
        .addColumn('decided_by', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('accepted', 'text')
        .addColumn('accepted_at', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await index('quote_pages', 'by_decision', ['decision', 'decided_at']);

      await schema
        .alterTable('quote_items')
        .addColumn('is_hand_priced', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();

      await editable(schema.createTable('crews'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('color', 'text', (column) => column.notNull())
        .addColumn('hours', 'text')
        .addColumn('places', 'text')
        .addColumn('is_active', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();

      await editable(schema.createTable('visits'))
        .addColumn('quote_id', 'integer', (column) =>
          column.notNull().references('quotes.id').onDelete('cascade'),
        )
        .addColumn('customer_id', 'integer', (column) => column.notNull().references('customers.id'))
        .addColumn('property_id', 'integer', (column) => column.references('properties.id'))
        .addColumn('crew_id', 'integer', (column) => column.notNull().references('crews.id'))
        .addColumn('date', 'text', (column) => column.notNull())
        .addColumn('window_from', 'text', (column) => column.notNull())
        .addColumn('window_to', 'text', (column) => column.notNull())
        .addColumn('duration_minutes', 'integer', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('is_forced', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('is_self_booked', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('contact_name', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('contact_phone', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('contact_phone_digits', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('access_notes', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('cancel_reason', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('done_at', 'text')
        .execute();
      await index('visits', 'by_day', ['date', 'crew_id']);
      await index('visits', 'by_quote', ['quote_id', 'id']);
      await index('visits', 'by_customer', ['customer_id', 'date']);
      await index('visits', 'by_property', ['property_id']);
      await index('visits', 'by_contact', ['contact_phone_digits']);

      await schema
        .createTable('visit_holds')
        .addColumn('quote_id', 'integer', (column) =>
          column.primaryKey().references('quotes.id').onDelete('cascade'),
        )
        .addColumn('customer_id', 'integer', (column) => column.notNull().references('customers.id'))
        .addColumn('crew_id', 'integer', (column) => column.notNull().references('crews.id'))
        .addColumn('date', 'text', (column) => column.notNull())
        .addColumn('window_from', 'text', (column) => column.notNull())
        .addColumn('window_to', 'text', (column) => column.notNull())
        .addColumn('duration_minutes', 'integer', (column) => column.notNull())
        .addColumn('held_until', 'text', (column) => column.notNull())
        .execute();
      await index('visit_holds', 'by_day', ['date']);
      await index('visit_holds', 'by_customer', ['customer_id']);

      function index(table: string, name: string, columns: string[]) {
        return schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute();
      }
      // A company that upgrades has one van until it says otherwise.
      await sql`insert into crews (name, color, created_at, updated_at) values
        ('Crew 1', '#0d6b63', '2026-11-23T00:00:00.000Z', '2026-11-23T00:00:00.000Z')`.execute(db);
    },
  };
}
