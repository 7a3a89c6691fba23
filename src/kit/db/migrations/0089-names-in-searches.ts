import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './baseline/table-builder.ts';

/**
 * SQLite's indexes of searches also get the words of each name with a mark around them, so that whole names are found
 * among letters inside others. The next search fills them again.
 */
export function namesInSearches(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (engine !== 'sqlite') return;
      for (const table of ['requests', 'quotes', 'customers']) {
        const run = (text: string) => sql.raw(text).execute(db);
        await run(`drop trigger ${table}_search_update`);
        await run(`insert into ${table}_search (${table}_search) values ('delete-all')`);
        await run(`create trigger ${table}_search_update after update of search_text on ${table}
          when new.search_text <> old.search_text
            and exists (select 1 from ${table}_search_docsize where id = old.id)
          begin
            delete from ${table}_search where rowid = old.id;
            insert into ${table}_search (rowid, text) values (new.id, ${withNames('new.search_text')});
          end`);
      }
    },
  };
}

/** As `indexedText` of search-indexes.ts. */
const withNames = (text: string) => {
  const name = `substr(${text}, 1, instr(${text} || char(10), char(10)) - 1)`;
  const marked = [' ', '-', '.', ',', "''"].reduce(
    (sofar, mark) => `replace(${sofar}, '${mark}', char(1))`,
    name,
  );
  return `char(1) || ${marked} || char(1) || char(10) || ${text}`;
};
