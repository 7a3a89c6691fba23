import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Since when nothing shows a public picture. */
export function unusedPictures(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('uploads').addColumn('unused_since', 'text').execute();
    },
  };
}
