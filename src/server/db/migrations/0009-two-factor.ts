import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The second factor of a sign-in, and when a session was last used. The same on both engines. */
export function twoFactor(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('users')
        .addColumn('two_factor_enabled', 'integer', (flag) => flag.notNull().defaultTo(0))
        .execute();
      await db.schema.alterTable('sessions').addColumn('last_used_at', 'text').execute();
      await db.schema
        .createTable('two_factors')
        .addColumn('id', 'text', (key) => key.primaryKey().notNull())
        .addColumn('user_id', 'text', (user) =>
          user.notNull().unique().references('users.id').onDelete('cascade'),
        )
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('backup_codes', 'text', (column) => column.notNull())
        .addColumn('verified', 'integer', (flag) => flag.notNull().defaultTo(0))
        .addColumn('last_used_step', 'integer', (step) => step.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createIndex('verifications_by_identifier')
        .on('verifications')
        .column('identifier')
        .execute();
      // What is known of sessions from before: the sign-in, and then each day's prolonging.
      await sql`update sessions set last_used_at = updated_at`.execute(db);
    },
  };
}
