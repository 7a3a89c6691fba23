import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Invoices are searched through an index, as migration 23 made for leads, and their list by status is found in its
 * order. Postgres gets the index of searches at the start.
 */
export function longLists(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (engine === 'sqlite') for (const statement of searchIndex) await sql.raw(statement).execute(db);
      for (const statement of indexes) await sql.raw(statement).execute(db);
    },
  };
}

const indexes = [
  'drop index invoices_by_status',
  'create index invoices_by_status on invoices (status, id, credit_of, due_date)',
  'create index invoices_credit_notes on invoices (id) where credit_of is not null',
];

const searchIndex = [
  `create virtual table invoices_search using fts5
   (text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram')`,
  `create trigger invoices_search_delete after delete on invoices
   begin delete from invoices_search where rowid = old.id; end`,
  `create trigger invoices_search_update after update of search_text on invoices
   when new.search_text <> old.search_text
     and exists (select 1 from invoices_search_docsize where id = old.id)
   begin
     delete from invoices_search where rowid = old.id;
     insert into invoices_search (rowid, text) values (new.id, new.search_text);
   end`,
];
