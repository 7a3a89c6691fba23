import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How a customer was told stands with the request alone. No release has had the quote's copy. */
export function oneTold(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('quotes').dropColumn('told').execute();
    },
  };
}
