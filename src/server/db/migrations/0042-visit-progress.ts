import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a crew records on the day of a visit, its photos, and the steps of a service. */
export function visitProgress(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('visit_facts')
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('visit_id', 'integer', (column) =>
          column.notNull().references('visits.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull().defaultTo('{}'))
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('body_hash', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text')
        .addColumn('user_name', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createIndex('visit_facts_by_visit')
        .on('visit_facts')
        .columns(['visit_id', 'id'])
        .execute();
      await schema.createIndex('visit_facts_by_key').unique().on('visit_facts').column('key').execute();

      await schema
        .alterTable('uploads')
        .addColumn('visit_id', 'integer', (column) => column.references('visits.id').onDelete('set null'))
        .execute();
      await schema.alterTable('uploads').addColumn('stage', 'text').execute();
      await schema.alterTable('uploads').addColumn('taken_at', 'text').execute();
      await schema.createIndex('uploads_by_visit').on('uploads').column('visit_id').execute();

      await schema
        .alterTable('services')
        .addColumn('checklist', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute();
    },
  };
}
