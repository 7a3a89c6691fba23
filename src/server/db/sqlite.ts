import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect } from 'kysely';

/** How long SQLite itself waits for another process. The wait blocks this process, so it stays short; see retryWhenBusy. */
const busyTimeoutMilliseconds = 200;

export function sqliteDialect(path: string): SqliteDialect {
  const database = openDatabase(path);
  return new SqliteDialect({ database: kyselyDatabase(database) });
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, {
    timeout: busyTimeoutMilliseconds,
    enableForeignKeyConstraints: true,
  });
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  const durable = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1 };
  for (const [name, expected] of Object.entries(durable)) {
    const actual = database.prepare(`pragma ${name}`).get()?.[name];
    if (actual !== expected && path !== ':memory:') {
      throw new Error(`SQLite runs with ${name} = ${actual}, and ${expected} is needed`);
    }
  }
  return database;
}

/** Kysely expects the interface of better-sqlite3; node:sqlite differs in how parameters are passed. */
function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, StatementSync>();
  const prepared = (text: string) => {
    const known = cache.get(text);
    if (known) return known;
    const statement = database.prepare(text);
    if (cache.size > 500) cache.clear();
    cache.set(text, statement);
    return statement;
  };
  return {
    close: () => database.close(),
    prepare(text) {
      // After a full disk the engine has rolled back by itself; a second rollback would hide the real error.
      if (text === 'rollback' && !database.isTransaction) return nothing;
      const statement = prepared(text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

const nothing = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};
