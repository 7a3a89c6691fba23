import { type Kysely, sql } from 'kysely';
import { defaultInteger, required, textKey } from './columns.ts';

export type Engine = 'sqlite' | 'postgres';
export type TableBuilder = ReturnType<typeof createTableBuilder>;

/** For the files beside this one: tables with their indexes and triggers. */
export function createTableBuilder(db: Kysely<unknown>, engine: Engine) {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const runAll = async (statements: readonly string[]) => {
    for (const statement of statements) await run(statement);
  };
  const perEngine = <Value>(values: Record<Engine, Value>): Value => values[engine];

  const table = (name: string) => db.schema.createTable(name);
  /** A table whose ids are never used twice. */
  const numberedTable = (name: string) =>
    table(name).addColumn('id', 'integer', (column) =>
      engine === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    );
  /** A record that people edit, each with the version that they saw. */
  const editableTable = (name: string) =>
    numberedTable(name)
      .addColumn('version', 'integer', defaultInteger(1))
      .addColumn('created_at', 'text', required)
      .addColumn('updated_at', 'text', required);

  return {
    run,
    perEngine,
    table,
    numberedTable,
    editableTable,
    unloggedTable: (name: string) =>
      engine === 'postgres' ? table(name).modifyFront(sql`unlogged`) : table(name),
    addIndexes: (name: string, definitions: readonly string[]) =>
      runAll(
        definitions.map((definition) =>
          definition.replace(/^(\w+) /, (_, suffix) => `create index ${name}_${suffix} on ${name} `),
        ),
      ),
    /** `more` is read from the index too. In the key it would let Postgres go through all of it for a late column. */
    covering: (key: string, more: string) =>
      perEngine({ sqlite: `(${key}, ${more})`, postgres: `(${key}) include (${more})` }),
    addSearchIndex: (name: string) => runAll(perEngine({ sqlite: searchOnSqlite(name), postgres: [] })),
    async createPageSources() {
      await table('page_sources')
        .addColumn('source', 'text', textKey)
        .addColumn('version', 'integer', defaultInteger(0))
        .execute();
      await run(
        `insert into page_sources (source) values ('services'), ('posts'), ('settings'), ('published_pairs')`,
      );
      await runAll(perEngine({ sqlite: [], postgres: [countPageSource] }));
    },
    countPageChanges: (name: string, source = name) => runAll(perEngine(pageSourceTriggers(name, source))),
    forbidEdits: (name: string) => runAll(perEngine(editTriggers(name))),
  };
}

/**
 * An index of every three characters in a row, so that a search opens no other rows. Without texts and positions: a search
 * looks into the row itself as well, and adds new rows (`indexLatest`), many together. Postgres gets its
 * indexes at the start (`createSearchIndexes`): inside a migration nobody could store a lead until they are made.
 */
const searchOnSqlite = (table: string) => [
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

const countPageSource = `create or replace function count_page_source() returns trigger language plpgsql as $$
       begin
         update page_sources set version = version + 1 where source = tg_argv[0];
         return null;
       end $$`;

/**
 * Counts each change of what pages are made of, in the transaction that makes it. On Postgres at the commit: before,
 * two transactions could each hold a row of the source that the other one wants.
 */
const pageSourceTriggers = (table: string, source: string) => ({
  sqlite: ['insert', 'update', 'delete'].map(
    (event) =>
      `create trigger ${table}_page_source_${event} after ${event} on ${table}
       begin update page_sources set version = version + 1 where source = '${source}'; end`,
  ),
  postgres: [
    `create constraint trigger ${table}_page_source after insert or update or delete on ${table}
     deferrable initially deferred for each row execute function count_page_source('${source}')`,
  ],
});

/** An entry never changes. It goes after two years, which the database counts, not the server. */
function editTriggers(table: string) {
  const limit = `to_char((now() at time zone 'utc') - interval '730 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const onSqlite = (event: string, condition: string) =>
    `create trigger ${table}_${event} before ${event} on ${table} when ${condition}
         begin select raise(abort, 'audit entries are never edited'); end`;
  const onPostgres = (event: string, condition: string) =>
    `create trigger ${table}_${event} before ${event} on ${table}
         for each row when (${condition}) execute function refuse_audit_edit()`;
  return {
    sqlite: [
      onSqlite('update', '1'),
      onSqlite('delete', `old.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-730 days')`),
    ],
    postgres: [
      `create or replace function refuse_audit_edit() returns trigger language plpgsql as $$
       begin
         raise exception 'audit entries are never edited';
       end $$`,
      onPostgres('update', 'true'),
      onPostgres('delete', `old.created_at > ${limit}`),
    ],
  };
}
