import { sql } from 'kysely';
import type { Log } from '#kit/server/log.ts';
import { locks } from './advisory-locks.ts';
import { isPassingFailure } from './errors.ts';
import { type Db, withoutTimeLimits } from './open.ts';
import { getEngine } from './portable.ts';

const searchedTables = ['requests', 'quotes', 'outbox', 'customers', 'invoices'] as const;
export type SearchedTable = (typeof searchedTables)[number];

/** Their first line of `searchText` is a person's name. */
const namedTables = ['requests', 'quotes', 'customers'] as const satisfies SearchedTable[];
export type NamedTable = (typeof namedTables)[number];
const isNamed = (table: SearchedTable) => namedTables.some((named) => named === table);

const indexesOnPostgres = [
  ...searchedTables.map((table) => ({ table, name: `${table}_search`, text: 'search_text' })),
  ...namedTables.map((table) => ({
    table,
    name: `${table}_names`,
    text: "(split_part(search_text, E'\\n', 1))",
  })),
];

/** Stands around each word of a name in SQLite's index. */
export const nameMark = '\u0001';
export const betweenNames = [' ', '-', '.', ',', "'"];

/**
 * Creates the missing indexes of Postgres, which may take minutes; leads are stored meanwhile. Until then, and where a host
 * lacks or refuses the extension, a search reads all rows.
 */
export async function createSearchIndexes(db: Db, log: Log): Promise<void> {
  if (getEngine(db) === 'sqlite') return;
  try {
    await withoutTimeLimits(db, () => db.connection().execute(createOnPostgres));
  } catch (error) {
    log.warn('searches will read every row', { error: String(error) });
  }
}

async function createOnPostgres(db: Db): Promise<void> {
  if ((await missingIndexes(db)).length === 0) return;
  const key = sql.join([...locks.makingIndexes]);
  const [lock] = await getRows<{ done: boolean }>(db, sql`select pg_try_advisory_lock(${key}) as done`);
  // Otherwise another instance is creating them.
  if (!lock?.done) return;
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
    const [extension] = await getRows<{ place: string }>(
      db,
      sql`select extnamespace::regnamespace::text as place from pg_extension where extname = 'pg_trgm'`,
    );
    for (const { table, name, text } of await missingIndexes(db)) {
      const index = sql.id(name);
      // An interrupted creation leaves an invalid index.
      await sql`drop index concurrently if exists ${index}`.execute(db);
      // Some hosts install extensions in a schema of their own.
      const operators = sql.raw(`${extension!.place}.gin_trgm_ops`);
      await sql`create index concurrently ${index} on ${sql.table(table)}
        using gin (${sql.raw(text)} ${operators})`.execute(db);
    }
  } finally {
    await sql`select pg_advisory_unlock(${key})`.execute(db);
  }
}

/** Those that are absent or, after an interrupted creation, invalid. */
async function missingIndexes(db: Db) {
  const usable = await getRows<{ name: string }>(
    db,
    sql`select relname as name from pg_class join pg_index on indexrelid = pg_class.oid
      where indisvalid and indexrelid in (${sql.join(indexesOnPostgres.map(({ name }) => sql`to_regclass(${name})`))})`,
  );
  return indexesOnPostgres.filter((index) => !usable.some(({ name }) => name === index.name));
}

const getRows = async <Row>(db: Db, query: ReturnType<typeof sql>) => (await query.execute(db)).rows as Row[];

/** Adds new rows to the indexes of SQLite and merges each, so that a search is quick and deleted text is gone. */
export async function tidySearchIndexes(db: Db): Promise<void> {
  if (getEngine(db) === 'postgres') return;
  for (const table of searchedTables) {
    await indexLatest(db, table);
    let pages = -mergedPages;
    while (await merge(db, table, pages)) pages = mergedPages;
  }
}

/** Some milliseconds each, so that other queries run in between. */
const indexedAtOnce = 500;
const mergedPages = 64;

/** A negative number begins a new merge. False once nothing is left to do, as SQLite's documentation describes. */
const merge = (db: Db, table: SearchedTable, pages: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const changes = async () =>
      (await getRows<{ count: number }>(trx, sql`select total_changes() as count`))[0]!.count;
    const before = await changes();
    const search = sql.raw(`${table}_search`);
    await sql`insert into ${search} (${search}, rank) values ('merge', ${pages})`.execute(trx);
    return (await changes()) - before >= 2;
  });

/** Adds the rows since the last search to SQLite's index. False if nothing can be written, such as on a full disk. */
export async function indexLatest(db: Db, table: SearchedTable): Promise<boolean> {
  const isLatest = sql`id > (select coalesce(max(id), 0) from ${sql.raw(`${table}_search_docsize`)})`;
  const text = indexedText(table);
  const rows = sql`select id, ${text} from ${sql.raw(table)} where ${isLatest} order by id`;
  const search = sql.raw(`${table}_search`);
  try {
    // A search without new rows waits for no writer.
    while ((await sql`${rows} limit 1`.execute(db)).rows.length > 0) {
      await sql`insert into ${search} (rowid, text) ${rows} limit ${indexedAtOnce}`.execute(db);
    }
    return true;
  } catch (error) {
    // A full disk has ended the transaction as well.
    if (db.isTransaction || !isPassingFailure(error)) throw error;
    return false;
  }
}

/** The trigger of `0089-names-in-searches` writes the same. */
function indexedText(table: SearchedTable) {
  const text = sql.ref('searchText');
  if (!isNamed(table)) return text;
  const marked = betweenNames.reduce(
    (sofar, between) => sql`replace(${sofar}, ${between}, ${nameMark})`,
    sql`substr(${text}, 1, instr(${text} || char(10), char(10)) - 1)`,
  );
  return sql`${nameMark} || ${marked} || ${nameMark} || char(10) || ${text}`;
}
