import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTableBuilder, type Engine } from './baseline/table-builder.ts';

/** Customers enter a code and pay less. A quote and an invoice have a copy of it. */
export function codes(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const { editableTable, run } = createTableBuilder(db, engine);
      await editableTable('codes')
        .addColumn('deleted_at', 'text')
        .addColumn('code', 'text', (column) => column.notNull())
        .addColumn('code_key', 'text', (column) => column.notNull())
        .addColumn('percent', 'integer')
        .addColumn('amount_cents', 'integer')
        .addColumn('valid_from', 'text')
        .addColumn('valid_until', 'text')
        .addColumn('max_uses', 'integer')
        .addColumn('once_per_customer', 'integer', (column) => column.notNull())
        .addColumn('first_visit_only', 'integer', (column) => column.notNull())
        .addColumn('adds', 'integer', (column) => column.notNull())
        .addColumn('categories', 'text')
        .addColumn('is_active', 'integer', (column) => column.notNull())
        .execute();
      await run('create unique index codes_code_key on codes (code_key) where deleted_at is null');
      await db.schema.alterTable('quotes').addColumn('code_id', 'integer').execute();
      await db.schema.alterTable('quotes').addColumn('code_terms', 'text').execute();
      await run('create index quotes_code_id on quotes (code_id) where code_id is not null');
      for (const table of ['quotes', 'invoices']) {
        await db.schema
          .alterTable(table)
          .addColumn('code', 'text', (column) => column.notNull().defaultTo(''))
          .execute();
        await db.schema
          .alterTable(table)
          .addColumn('code_cents', 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
      }
    },
  };
}
