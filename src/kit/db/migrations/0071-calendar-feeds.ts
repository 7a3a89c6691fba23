import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One calendar feed for each person. The key of the link that all shared goes, since nobody knows who has it. */
export function calendarFeeds(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('calendar_feeds')
        .addColumn('user_id', 'text', (column) =>
          column.primaryKey().notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      const secrets = db as Kysely<{ secrets: { name: string; value: string } }>;
      await secrets
        .updateTable('secrets')
        .set({ name: 'former-calendar-feed', value: '' })
        .where('name', '=', 'calendar-feed')
        .execute();
    },
  };
}
