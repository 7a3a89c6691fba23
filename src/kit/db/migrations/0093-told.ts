import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stores with a lead and its quote how its customer was told that it arrived, and a consent to marketing texts. */
export function told(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const table of ['requests', 'quotes']) {
        await db.schema.alterTable(table).addColumn('told', 'text').execute();
      }
      for (const column of ['marketing_texts_at', 'marketing_texts_wording']) {
        await db.schema.alterTable('requests').addColumn(column, 'text').execute();
      }
    },
  };
}
