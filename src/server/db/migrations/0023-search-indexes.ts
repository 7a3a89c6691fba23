import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which rows have three given characters in a row anywhere in what is searched, so that a search opens those and no
 * others. Only leads and e-mails grow for ever. Postgres gets its indexes at the start (`createSearchIndexes`): inside
 * a migration nobody could store a lead until they are made.
 */
export function searchIndexes(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (engine === 'postgres') return;
      for (const table of ['requests', 'quotes', 'outbox']) {
        for (const statement of onSqlite(table)) await sql.raw(statement).execute(db);
      }
    },
  };
}

/**
 * Without texts and positions: a search looks into the row itself as well, and the file grows half as much. New rows
 * are added by who searches (`indexLatest`), many together: one by one they would take a fifth of what storing a lead
 * takes. What is in the index already is kept right at once.
 */
const onSqlite = (table: string) => [
  `create virtual table ${table}_search using fts5
   (text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram')`,
  `create trigger ${table}_search_delete after delete on ${table}
   begin delete from ${table}_search where rowid = old.id; end`,
  `create trigger ${table}_search_update after update of search_text on ${table}
   when new.search_text <> old.search_text
     and exists (select 1 from ${table}_search_docsize where id = old.id)
   begin
     delete from ${table}_search where rowid = old.id;
     insert into ${table}_search (rowid, text) values (new.id, new.search_text);
   end`,
];
