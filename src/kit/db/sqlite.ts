import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { requireSqliteFile } from './new-sqlite-file.ts';
import { makePrivateFile, narrow } from './private-file.ts';

/** How long SQLite itself waits for another process. The wait blocks this process, so it is short: see `inTransaction`. */
const busyTimeoutMilliseconds = 5;
/** Holds what a search reads of 100,000 leads. SQLite's default of 2 MB would read the file each time. */
const cacheKibibytes = 16_000;
/** At the start nobody waits for the process. */
const openingTimeoutMilliseconds = 10_000;

/** A large one spares a load the rereading of index pages. */
const disposableCacheKibibytes = 512_000;

interface Opened {
  /** Nobody misses the file if the process ends before it is whole: its log stays in memory, and it is not synced. */
  isDisposable?: boolean;
}

/** Opened with the first query: Kysely does not close what was never used. */
export const sqliteDialect = (path: string, opened: Opened = {}): SqliteDialect =>
  new TransactionalDialect({ database: async () => kyselyDatabase(path, opened) });

class TransactionalDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/** SQLite can roll back changes of a schema, and Kysely then migrates in a transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

function openDatabase(path: string): DatabaseSync {
  if (path !== ':memory:') {
    requireSqliteFile(path);
    // SQLite gives the files beside it the same mode.
    narrow(path);
  }
  const database = new DatabaseSync(path, {
    timeout: openingTimeoutMilliseconds,
    enableForeignKeyConstraints: true,
  });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  const durable = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, secure_delete: 1 };
  for (const [name, expected] of Object.entries(durable)) {
    const [actual] = Object.values(database.prepare(`pragma ${name}`).get() ?? {});
    if (actual !== expected && path !== ':memory:') {
      throw new Error(`SQLite runs with ${name} = ${actual}, and ${expected} is needed`);
    }
  }
  database.exec(`pragma busy_timeout = ${busyTimeoutMilliseconds}; pragma cache_size = ${-cacheKibibytes}`);
  return database;
}

function openDisposable(path: string): DatabaseSync {
  makePrivateFile(path);
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true });
  database.exec(
    `pragma journal_mode = memory; pragma synchronous = off; pragma cache_size = ${-disposableCacheKibibytes}`,
  );
  return database;
}

interface Prepared {
  statement: StatementSync;
  /** Whether it yields rows; asked of the engine, that takes as long as running many a statement. */
  reader: boolean;
}

/** Kysely expects the interface of better-sqlite3; node:sqlite differs in how parameters are passed. */
function kyselyDatabase(path: string, { isDisposable = false }: Opened): SqliteDatabase {
  let database = isDisposable ? openDisposable(path) : openDatabase(path);
  let file = fileAt(path);
  const cache = new Map<string, Prepared>();
  const prepare = (text: string) => {
    const known = cache.get(text);
    if (known) return known;
    const statement = database.prepare(text);
    const prepared = { statement, reader: statement.columns().length > 0 };
    // A longer text has the values of one batch in it, and does not come again.
    if (text.length > 4_000) return prepared;
    if (cache.size > 500) cache.clear();
    cache.set(text, prepared);
    return prepared;
  };
  /** An open file outlives its name: writes after the file was moved, deleted or replaced would be lost. */
  const followFile = () => {
    const present = fileAt(path);
    if (present === file) return;
    if (present === null || database.isTransaction) throw new DatabaseFileGone();
    const replaced = database;
    database = openDatabase(path);
    file = present;
    cache.clear();
    replaced.close();
  };
  let hasLooked = false;
  /** Reads check once per turn of the event loop: a check for each query took a tenth of a short one. */
  const followFileOncePerTurn = () => {
    if (hasLooked) return;
    followFile();
    hasLooked = true;
    setImmediate(() => {
      hasLooked = false;
    });
  };
  return {
    close: () => database.close(),
    prepare(text) {
      // After a full disk the engine has rolled back by itself; a second rollback would hide the real error.
      if (text === 'rollback' && !database.isTransaction) return nothing;
      // Also before the commit: only then is the answer a promise.
      const isOutside = !database.isTransaction;
      if (isOutside && text.startsWith('select')) followFileOncePerTurn();
      else if (isOutside || text === 'commit') followFile();
      const { statement, reader } = prepare(text);
      return {
        reader,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

/** Identifies the file behind the name; null if there is none. */
function fileAt(path: string): string | null {
  if (path === ':memory:') return path;
  const file = statSync(path, { throwIfNoEntry: false });
  return file ? `${file.dev}:${file.ino}` : null;
}

class DatabaseFileGone extends Error {
  readonly errcode = 14;
  constructor() {
    super('The database file is not where it was opened');
  }
}

const nothing = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};
