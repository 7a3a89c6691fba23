import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = ['requests', 'quotes', 'outbox', 'newsletter_subscribers', 'posts'];

/** Lists are counted when they are read, and only as far as a screen shows. The triggers of 0022 go. */
export function noListCounts(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      // Postgres refuses to change a table while triggers of an earlier migration wait for the commit.
      const statements = engine === 'postgres' ? ['set constraints all immediate'] : [];
      for (const table of tables) {
        for (const change of ['insert', 'delete', 'update']) {
          const on = engine === 'postgres' ? ` on ${table}` : '';
          statements.push(`drop trigger ${table}_list_count_${change}${on}`);
        }
        if (engine === 'postgres') {
          statements.push(`drop function count_list_of_${table}`, `drop function move_in_list_of_${table}`);
        }
      }
      if (engine === 'postgres') statements.push('drop function fold_list_counts');
      // Older versions did not mark deletions (`db/deleted-data.ts`), so the next sweep rewrites the file once.
      if (engine === 'sqlite') statements.push('pragma user_version = 0');
      for (const statement of [...statements, 'drop table list_counts']) await sql.raw(statement).execute(db);
    },
  };
}
