import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A window is “8 to 10 AM” now, which does not follow “between”. */
export function windowInTexts(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`
        update message_settings set content = replace(content, 'between {window}', '{window}')
        where content like '%between {window}%'`.execute(db);
    },
  };
}
