import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Crews take payments and tips; a tip is a movement of its own, with its visit and crew. */
export function paidAtTheDoor(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const name of ['visit_id', 'crew_id', 'tip_of'])
        await db.schema.alterTable('movements').addColumn(name, 'integer').execute();
      await db.schema.createIndex('movements_by_tip').on('movements').column('tip_of').execute();
      await db.schema
        .alterTable('checkouts')
        .addColumn('tip_cents', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema.alterTable('messages').addColumn('movement_id', 'integer').execute();
      await db.schema
        .createTable('door_payments')
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('visit_id', 'integer', (column) =>
          column.notNull().references('visits.id').onDelete('cascade'),
        )
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('body_hash', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text')
        .addColumn('user_name', 'text', (column) => column.notNull())
        .addColumn('method', 'text', (column) => column.notNull())
        .addColumn('amount_cents', 'integer', (column) => column.notNull())
        .addColumn('tip_cents', 'integer', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('taken_at', 'text', (column) => column.notNull())
        .addColumn('owed_cents', 'integer')
        .addColumn('is_refused', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('door_payments_by_visit')
        .on('door_payments')
        .columns(['visit_id', 'id'])
        .execute();
      await db.schema
        .createIndex('door_payments_by_refusal')
        .on('door_payments')
        .columns(['is_refused', 'id'])
        .execute();
    },
  };
}
