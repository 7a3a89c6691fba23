import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTableBuilder, type Engine } from './baseline/table-builder.ts';

/** Time in which crews take no visits. */
export function blocks(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createTableBuilder(db, engine)
        .editableTable('blocks')
        .addColumn('crew_id', 'integer', (column) => column.references('crews.id'))
        .addColumn('date', 'text', (column) => column.notNull())
        .addColumn('from_time', 'text')
        .addColumn('to_time', 'text')
        .addColumn('until_date', 'text')
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('repeats', 'text')
        .execute();
    },
  };
}
