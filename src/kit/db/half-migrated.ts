import { sql } from 'kysely';
import type { Db } from './open.ts';
import { inTransaction, type Trx } from './transaction.ts';

/**
 * Early versions migrated SQLite without a transaction. If such a start was killed, its half-finished migration blocks
 * the next start.
 */
export const isHalfMigrated = (error: unknown): boolean =>
  (error as { errcode?: unknown }).errcode === 1 &&
  /already exists|duplicate column name|no such/.test((error as Error).message);

/** Tables that migrations fill. */
const filledTables = [
  'kysely_migration',
  'kysely_migration_lock',
  'page_sources',
  'crews',
  'categories',
  'legal_pages',
  'message_settings',
  'mail_connection',
  'stripe_connection',
];

/**
 * Empties the database after a killed first start. False if it holds any data. Drops the newest table first, because
 * SQLite drops no table whose foreign keys lead nowhere.
 */
export const dropUnused = (db: Db): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<{ name: string; type: string }>`
      select name, type from pragma_table_list
      where schema = 'main' and type in ('table', 'virtual') and name not glob 'sqlite_*'
      order by (select rowid from sqlite_schema where sqlite_schema.name = pragma_table_list.name) desc
    `.execute(trx);
    for (const { name, type } of rows) {
      if (type === 'table' && !filledTables.includes(name) && (await isUsed(trx, name))) return false;
    }
    for (const { name } of rows) await sql`drop table ${sql.table(name)}`.execute(trx);
    return true;
  });

async function isUsed(trx: Trx, table: string): Promise<boolean> {
  const isUnchanged = table === 'settings' ? sql`where content <> '{}'` : sql``;
  const { rows } = await sql`select 1 from ${sql.table(table)} ${isUnchanged} limit 1`.execute(trx);
  return rows.length > 0;
}
