import { CompiledQuery, type Kysely, sql } from 'kysely';
import { countOnFrom, rowLoader } from '#kit/db/load-rows.ts';
import { migrate } from '#kit/db/migrate.ts';
import type { Schema } from '#kit/db/schema.ts';
import { queueFileRemovals } from '#kit/files/file-removals.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { checkPart } from './check-backup.ts';
import { BackupError, type Manifest, tableFile } from './manifest.ts';
import type { Row } from './parts.ts';
import { type Table, tablesAt } from './schema-at.ts';

interface Loading {
  folder: string;
  manifest: Manifest;
  /** Uploads of the replaced database. Files that the backup does not have are deleted. */
  present: readonly string[];
  now: Date;
}

/**
 * Fills an empty database with a backup: first as it was when the backup was made, then brought up to date. Nobody is
 * signed in afterwards.
 */
export async function loadTables(db: Kysely<Schema>, loading: Loading): Promise<void> {
  const { folder, manifest, present, now } = loading;
  const tables = await tablesAt(manifest.lastMigration);
  const missing = tables.find(({ name }) => !Object.hasOwn(manifest.tables, name));
  if (missing) throw new BackupError(`The backup is damaged: it has no table ${missing.name}.`);
  await migrate(db, manifest.lastMigration);
  await inOneTransaction(db, (trx) => fillTables(trx.withoutPlugins(), { folder, manifest, tables }));
  await migrate(db);
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('verifications').execute();
  const restored = new Set((await db.selectFrom('uploads').select('name').execute()).map(({ name }) => name));
  await queueFileRemovals(
    db,
    present.filter((name) => !restored.has(name)),
    now,
  );
}

/** On SQLite every transaction is synced: one for each row would take hours. */
const inOneTransaction = (db: Kysely<Schema>, run: (trx: Kysely<Schema>) => Promise<void>) =>
  db.isTransaction ? run(db) : db.transaction().execute(run);

interface Filling {
  folder: string;
  manifest: Manifest;
  tables: readonly Table[];
}

async function fillTables(db: Kysely<Schema>, { folder, manifest, tables }: Filling): Promise<void> {
  // Rows that a migration itself puts in are in the backup too.
  for (const { name } of tables.toReversed())
    await db.executeQuery(CompiledQuery.raw(`delete from "${name}"`));
  for (const table of tables) {
    const part = findEntry(manifest.tables, table.name)!;
    const insert = rowLoader(db, table);
    const references: OwnReference[] = [];
    await checkPart(folder, tableFile(table.name), part, (rows) =>
      insert((rows as Row[]).map((row) => takeReferences(row, table, references))),
    );
    for (const { id, column, target } of references) {
      await sql`update ${sql.table(table.name)} set ${sql.ref(column)} = ${target} where id = ${id}`.execute(
        db,
      );
    }
    if (table.isCounting && part.lastId !== null) await countOnFrom(db, table.name, part.lastId);
  }
}

/** A row may refer to one of its table that comes later, such as a customer to the one it is merged into. */
interface OwnReference {
  id: unknown;
  column: string;
  target: unknown;
}

function takeReferences(row: Row, { ownReferences }: Table, references: OwnReference[]): Row {
  const taken = ownReferences.filter((column) => (findEntry(row, column) ?? null) !== null);
  references.push(...taken.map((column) => ({ id: row.id, column, target: findEntry(row, column) })));
  return { ...row, ...Object.fromEntries(taken.map((column) => [column, null])) };
}
