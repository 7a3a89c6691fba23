import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { defaultInteger, emptyText, flag, required, requiredCascade } from './baseline/columns.ts';
import { createTableBuilder, type Engine } from './baseline/table-builder.ts';

/** Customers, past visits and services from files of other programs. */
export function imports(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const { table, numberedTable, addIndexes } = createTableBuilder(db, engine);
      await numberedTable('imports')
        .addColumn('kind', 'text', required)
        .addColumn('source', 'text', required)
        .addColumn('file_name', 'text', required)
        .addColumn('columns', 'text', required)
        .addColumn('mapping', 'text', required)
        .addColumn('date_order', 'text', emptyText)
        .addColumn('status', 'text', required)
        .addColumn('total', 'integer', defaultInteger(0))
        .addColumn('done', 'integer', defaultInteger(0))
        .addColumn('last_row', 'integer', defaultInteger(0))
        .addColumn('created', 'integer', defaultInteger(0))
        .addColumn('joined', 'integer', defaultInteger(0))
        .addColumn('duplicates', 'integer', defaultInteger(0))
        .addColumn('refused', 'integer', defaultInteger(0))
        .addColumn('is_marketing_allowed', 'integer', flag)
        .addColumn('user_name', 'text', required)
        .addColumn('created_at', 'text', required)
        .addColumn('done_at', 'text')
        .execute();
      await table('import_rows')
        .addColumn('import_id', 'integer', requiredCascade('imports.id'))
        .addColumn('row', 'integer', required)
        .addColumn('cells', 'text', required)
        .addPrimaryKeyConstraint('import_rows_key', ['import_id', 'row'])
        .execute();
      await numberedTable('import_joins')
        .addColumn('import_id', 'integer', requiredCascade('imports.id'))
        .addColumn('customer_id', 'integer', requiredCascade('customers.id'))
        .addColumn('before', 'text', required)
        .addColumn('after', 'text', required)
        .execute();
      await addIndexes('import_joins', ['by_import (import_id, id)', 'by_customer (customer_id)']);
      await numberedTable('past_visits')
        .addColumn('import_id', 'integer', required)
        .addColumn('customer_id', 'integer', requiredCascade('customers.id'))
        .addColumn('date', 'text', required)
        .addColumn('amount_cents', 'integer')
        .addColumn('service', 'text', emptyText)
        .addColumn('created_at', 'text', required)
        .execute();
      await addIndexes('past_visits', [
        'by_customer (customer_id, date)',
        'by_import (import_id, customer_id)',
      ]);
      for (const name of ['customers', 'properties', 'services']) {
        await db.schema.alterTable(name).addColumn('import_id', 'integer').execute();
        await addIndexes(name, ['by_import (import_id) where import_id is not null']);
      }
      await addIndexes('customers', ['by_last_name (last_name_key)']);
      await db.schema.alterTable('messages').addColumn('past_visit_id', 'integer').execute();
      await addIndexes('messages', ['by_past_visit (past_visit_id) where past_visit_id is not null']);
    },
  };
}
