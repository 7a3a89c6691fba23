import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { databaseFile } from '#kit/db/open.ts';
import type { Engine } from '#kit/db/portable.ts';
import type { DataPlace } from '#kit/server/config.ts';
import { BackupError } from './manifest.ts';
import { type Row, rowsAtOnce } from './parts.ts';
import type { Table } from './schema-at.ts';

/** The database as it was at one moment, while others go on writing. */
export interface Snapshot {
  engine: Engine;
  lastMigration: string;
  /** Some hundred at a time. */
  readRows: (table: Table) => AsyncGenerator<Row[]>;
  /** The highest id ever given, by a table that counts. */
  lastId: (table: Table) => Promise<number | null>;
  close: () => Promise<void>;
}

/** Reads through a connection of its own. Throws a BackupError where there is no database of the product. */
export const openSnapshot = (config: DataPlace): Promise<Snapshot> =>
  config.databaseUrl ? openPostgres(config.databaseUrl) : openSqlite(join(config.dataDir, databaseFile));

async function openSqlite(path: string): Promise<Snapshot> {
  if (!existsSync(path)) throw new BackupError(`There is no database: ${path} does not exist.`);
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  const read = (text: string, ...values: string[]) => database.prepare(text).all(...values) as Row[];
  try {
    // The first read after this decides which moment it is; in WAL mode nobody waits for it.
    database.exec('begin');
    const known = read("select name from sqlite_master where type = 'table'").map(({ name }) => name);
    const [newest] = known.includes('kysely_migration')
      ? read('select max(name) as name from kysely_migration')
      : [];
    return {
      engine: 'sqlite',
      lastMigration: namedMigration(newest?.name),
      async *readRows({ name, columns }) {
        let batch: Row[] = [];
        for (const row of database.prepare(toSelect(name, columns)).iterate()) {
          batch.push(row as Row);
          if (batch.length < rowsAtOnce) continue;
          yield batch;
          batch = [];
        }
        if (batch.length > 0) yield batch;
      },
      async lastId({ name }) {
        const [row] = read('select seq from sqlite_sequence where name = ?', name);
        return row ? Number(row.seq) : null;
      },
      close: async () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

async function openPostgres(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // The query that is under way is refused too, and tells.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const { rows: found } = await client.query("select to_regclass('kysely_migration') is not null as known");
    const { rows: newest } = found[0].known
      ? await client.query('select max(name) as name from kysely_migration')
      : { rows: [] };
    return {
      engine: 'postgres',
      lastMigration: namedMigration(newest[0]?.name),
      async *readRows({ name, columns }) {
        await client.query(`declare backup_rows no scroll cursor for ${toSelect(name, columns)}`);
        for (;;) {
          const { rows } = await client.query(`fetch ${rowsAtOnce} from backup_rows`);
          if (rows.length === 0) break;
          yield rows as Row[];
        }
        await client.query('close backup_rows');
      },
      async lastId({ name }) {
        const { rows } = await client.query(
          "select pg_sequence_last_value(pg_get_serial_sequence($1, 'id')::regclass) as last",
          [name],
        );
        return rows[0].last === null ? null : Number(rows[0].last);
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

function namedMigration(name: unknown): string {
  if (typeof name === 'string') return name;
  throw new BackupError('There’s no database yet, so there’s nothing to save.');
}

const toSelect = (table: string, columns: readonly string[]) =>
  `select ${columns.map((column) => `"${column}"`).join(', ')} from "${table}"`;
