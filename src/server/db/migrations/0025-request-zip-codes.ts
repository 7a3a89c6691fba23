import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A search finds a request by the ZIP code of its quote. The triggers of migration 23 keep SQLite's index right. */
export function requestZipCodes(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const newest = sql`select zip_code from quotes where request_id = requests.id order by id desc limit 1`;
      await sql`
        update requests set search_text = search_text || ${'\n'} || (${newest})
        where id in (select request_id from quotes)
      `.execute(db);
    },
  };
}
