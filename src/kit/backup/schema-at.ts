import { CamelCasePlugin, Kysely, sql } from 'kysely';
import { toPresentMigration } from '#kit/db/former-migrations.ts';
import { isKnownMigration, migrate } from '#kit/db/migrate.ts';
import type { Schema } from '#kit/db/schema.ts';
import { sqliteDialect } from '#kit/db/sqlite.ts';
import { BackupError } from './manifest.ts';

/** A table as the database names it, and its columns. */
export interface Table {
  name: string;
  columns: string[];
  /** Columns that refer to rows of the same table. */
  ownReferences: string[];
  /** Its `id` is an autoincrement. */
  isCounting: boolean;
}

/** Not in a backup. */
export const excludedTables: readonly string[] = ['page_sources', 'rate_limits'];

/**
 * The tables to back up, as they are after a migration (by default the newest), each after those that it refers to. Read
 * from an empty database, so that no second list exists.
 */
export async function tablesAt(migration?: string): Promise<readonly Table[]> {
  const present = migration && requireReadable(migration);
  const key = present ?? 'latest';
  const known = lookedUp.get(key) ?? lookUp(present);
  lookedUp.set(key, known);
  return known;
}

function requireReadable(migration: string): string {
  const present = toPresentMigration(migration);
  if (present === undefined) {
    throw new BackupError(
      `An early version made this: its last migration is ${migration}. Nothing was changed. Version 0.1.0 upgrades it: restore it or start there, make a new backup, and restore that one here.`,
    );
  }
  if (!isKnownMigration(present)) {
    throw new BackupError(
      `A newer version of the product made this: migration ${migration} is unknown here. Install that version first.`,
    );
  }
  return present;
}

const lookedUp = new Map<string, Promise<readonly Table[]>>();

async function lookUp(migration?: string): Promise<readonly Table[]> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(':memory:'), plugins: [new CamelCasePlugin()] });
  try {
    await migrate(db, migration);
    return inOrder(await readTables(db.withoutPlugins()));
  } finally {
    await db.destroy();
  }
}

interface TableWithReferences extends Table {
  refersTo: string[];
}

async function readTables(db: Kysely<Schema>): Promise<TableWithReferences[]> {
  // Without the tables of search indexes: the next search fills these again.
  const { rows } = await sql<{ name: string; definition: string }>`
    select name, sqlite_master.sql as definition
    from pragma_table_list as tables join sqlite_master using (name)
    where tables.type = 'table' and name not glob 'sqlite_*' and name not glob 'kysely_*'
    order by name
  `.execute(db);
  const tables = rows.filter(({ name }) => !excludedTables.includes(name));
  return Promise.all(
    tables.map(async ({ name, definition }) => {
      const columns = await sql<{ name: string }>`select name from pragma_table_info(${name})`.execute(db);
      const targets = await sql<{
        name: string;
        column: string;
      }>`select "table" as name, "from" as "column" from pragma_foreign_key_list(${name})`.execute(db);
      return {
        name,
        columns: columns.rows.map((column) => column.name),
        ownReferences: targets.rows.flatMap((target) => (target.name === name ? target.column : [])),
        isCounting: /\bautoincrement\b/i.test(definition),
        refersTo: targets.rows.map((target) => target.name),
      };
    }),
  );
}

function inOrder(tables: TableWithReferences[]): Table[] {
  const ordered: TableWithReferences[] = [];
  const place = (table: TableWithReferences) => {
    if (ordered.includes(table)) return;
    for (const target of tables) if (target !== table && table.refersTo.includes(target.name)) place(target);
    ordered.push(table);
  };
  for (const table of tables) place(table);
  return ordered.map(({ refersTo: _, ...table }) => table);
}
