import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * How many rows a list has, by what it may be filtered by, so that no screen counts a table to show one page of it.
 * Triggers keep the numbers in the transaction of each change, whoever makes it.
 *
 * SQLite has one writer at a time, and one row for each number. On Postgres two transactions could each hold a row that
 * the other one wants: there each change adds a row of its own, the number is their sum, and once in a while a change
 * makes one row of those that nobody holds.
 */
export function listCounts(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('list_counts')
        .addColumn('list', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .execute();
      const statements = engine === 'postgres' ? [foldOnPostgres] : [uniqueOnSqlite];
      for (const list of lists) {
        // The triggers first: on Postgres nobody else stores anything from then on until the commit.
        statements.push(...(engine === 'postgres' ? onPostgres(list) : onSqlite(list)), fill(list));
      }
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

interface List {
  name: string;
  table: string;
  status: Of;
  /** What else it is filtered by. */
  kind: Of;
  /** Which rows of the table it has. */
  where: Of;
  /** What all this depends on. */
  watched: readonly string[];
}

type Of = (row: string) => string;

const isLive: Of = (row) => `${row}.deleted_at is null`;
const status: Of = (row) => `${row}.status`;
const none: Of = () => "''";

const lists: readonly List[] = [
  {
    name: 'requests',
    table: 'requests',
    status,
    kind: (row) => `${row}.priority`,
    where: isLive,
    watched: ['status', 'priority', 'deleted_at'],
  },
  {
    name: 'quotes',
    table: 'quotes',
    status,
    kind: none,
    where: isLive,
    watched: ['status', 'deleted_at'],
  },
  {
    name: 'emails',
    table: 'outbox',
    status,
    kind: (row) => `${row}.purpose`,
    where: (row) => `${row}.kind = 'email'`,
    watched: ['status', 'purpose', 'kind'],
  },
  {
    name: 'subscribers',
    table: 'newsletter_subscribers',
    status,
    kind: none,
    where: () => 'true',
    watched: ['status'],
  },
  {
    name: 'posts',
    table: 'posts',
    status: (row) => `case ${row}.is_published when 1 then 'published' else 'draft' end`,
    kind: (row) => `trim(${row}.category)`,
    where: isLive,
    watched: ['is_published', 'category', 'deleted_at'],
  },
];

const columns = 'list, status, kind, count';

const keyOf = ({ name, status, kind }: List, row: string) => `'${name}', ${status(row)}, ${kind(row)}`;

const fill = (list: List) =>
  `insert into list_counts (${columns})
   select ${keyOf(list, list.table)}, count(*) from ${list.table} where ${list.where(list.table)} group by 1, 2, 3`;

const isMoved = ({ watched }: List, distinct: string) =>
  watched.map((column) => `old.${column} ${distinct} new.${column}`).join(' or ');

const uniqueOnSqlite = 'create unique index list_counts_by_key on list_counts (list, status, kind)';

function onSqlite(list: List): string[] {
  const { table, where } = list;
  const matches = (row: string) => `(list, status, kind) = (${keyOf(list, row)})`;
  // No `on conflict`: of a statement that fires a trigger, its own rule for conflicts would hold inside as well.
  const more = `insert into list_counts (${columns})
                select ${keyOf(list, 'new')}, 0
                where ${where('new')} and not exists (select 1 from list_counts where ${matches('new')});
                update list_counts set count = count + 1 where ${where('new')} and ${matches('new')};`;
  const less = `update list_counts set count = count - 1 where ${where('old')} and ${matches('old')};`;
  return [
    `create trigger ${table}_list_count_insert after insert on ${table} begin ${more} end`,
    `create trigger ${table}_list_count_delete after delete on ${table} begin ${less} end`,
    `create trigger ${table}_list_count_update after update of ${list.watched.join(', ')} on ${table}
     when ${isMoved(list, 'is not')} begin ${less} ${more} end`,
  ];
}

const foldOnPostgres = `
  create or replace function fold_list_counts() returns void language sql as $$
    with taken as (
      delete from list_counts
      where ctid = any (array(select ctid from list_counts for update skip locked))
      returning ${columns}
    )
    insert into list_counts (${columns})
    select list, status, kind, sum(count) from taken group by 1, 2, 3 having sum(count) <> 0
  $$`;

function onPostgres(list: List): string[] {
  const { table, where } = list;
  const changed = `count_list_of_${table}`;
  const moved = `move_in_list_of_${table}`;
  const foldOnceIn = (times: number) =>
    `if random() < 1.0 / ${times} then perform fold_list_counts(); end if;`;
  const add = (row: string, by: string) =>
    `insert into list_counts (${columns}) select ${keyOf(list, row)}, ${by} where ${where(row)};`;
  return [
    `create or replace function ${changed}() returns trigger language plpgsql as $$
     begin
       insert into list_counts (${columns})
       select ${keyOf(list, 'changed')}, case tg_op when 'DELETE' then -count(*) else count(*) end
       from changed where ${where('changed')} group by 1, 2, 3;
       ${foldOnceIn(100)}
       return null;
     end $$`,
    `create trigger ${table}_list_count_insert after insert on ${table}
     referencing new table as changed for each statement execute function ${changed}()`,
    `create trigger ${table}_list_count_delete after delete on ${table}
     referencing old table as changed for each statement execute function ${changed}()`,
    // Of many rows in one statement each fold would go through all that the statement has changed so far.
    `create or replace function ${moved}() returns trigger language plpgsql as $$
     begin
       ${add('old', '-1')}
       ${add('new', '1')}
       ${foldOnceIn(1000)}
       return null;
     end $$`,
    `create trigger ${table}_list_count_update after update of ${list.watched.join(', ')} on ${table}
     for each row when (${isMoved(list, 'is distinct from')}) execute function ${moved}()`,
  ];
}
