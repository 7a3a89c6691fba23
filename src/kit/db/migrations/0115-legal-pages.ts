import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTableBuilder, type Engine } from './baseline/table-builder.ts';

/** The owner's texts of the legal pages; until here all of them were code, and so they stay until somebody writes one. */
export function legalPages(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const { editableTable, countPageChanges } = createTableBuilder(db, engine);
      await editableTable('legal_pages')
        .addColumn('slug', 'text', (column) => column.notNull().unique())
        .addColumn('page', 'text', (column) => column.notNull().defaultTo('{}'))
        .execute();
      await countPageChanges('legal_pages', 'settings');
      for (const slug of ['privacy-policy', 'terms-of-service', 'service-agreement'])
        await sql`insert into legal_pages (created_at, updated_at, slug) values (${madeAt}, ${madeAt}, ${slug})`.execute(
          db,
        );
    },
  };
}

const madeAt = '2026-11-27T00:00:00.000Z';
