import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each quote keeps the discounts of its day. Until now all had the same. */
export function quoteDiscounts(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('quotes')
        .addColumn('discounts', 'text', (column) =>
          column.notNull().defaultTo('[{"aboveDollars":200,"percent":15},{"aboveDollars":100,"percent":10}]'),
        )
        .execute();
    },
  };
}
