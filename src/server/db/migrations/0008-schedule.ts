import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The schedule asks for the quotes of some days. */
export function schedule(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex('quotes_by_day')
        .on('quotes')
        .columns(['status', 'preferred_date'])
        .execute();
    },
  };
}
