import { CamelCasePlugin, CompiledQuery, Kysely } from 'kysely';
import { baseline } from '#kit/db/former-migrations.ts';
import { postgresDialect } from '#kit/db/postgres.ts';
import type { Schema } from '#kit/db/schema.ts';
import type { Log } from '#kit/server/log.ts';
import { BackupError } from './manifest.ts';
import { excludedTables, tablesAt } from './schema-at.ts';

/**
 * Takes the product's tables away and lets `load` make them anew, in one transaction: a failure or a kill leaves all as it
 * was.
 */
export async function replacePostgres(
  url: string,
  log: Log,
  load: (db: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  const db = new Kysely<Schema>({
    dialect: postgresDialect(url, log, { areOn: false }),
    plugins: [new CamelCasePlugin()],
  });
  try {
    await db.transaction().execute(async (trx) => {
      const tables = [...(await ownTables()), ...excludedTables];
      await refuseForeign(trx, tables);
      const list = [...tables, ...migratorTables].map((name) => `"${name}"`).join(', ');
      await trx.executeQuery(CompiledQuery.raw(`drop table if exists ${list}`));
      await load(trx);
    });
  } finally {
    await db.destroy();
  }
}

/** Includes the tables of a database whose upgrade has not run yet. */
async function ownTables(): Promise<string[]> {
  const [latest, first] = await Promise.all([tablesAt(), tablesAt(baseline)]);
  return [...new Set([...latest, ...first].map(({ name }) => name))];
}

const migratorTables = ['kysely_migration', 'kysely_migration_lock'];

/** Another program's table may have a name of ours: where none of our migrations was carried out, it is not ours to drop. */
async function refuseForeign(trx: Kysely<Schema>, ours: readonly string[]): Promise<void> {
  const { rows } = await trx.withoutPlugins().executeQuery<{ table: string; may_create: boolean | null }>(
    CompiledQuery.raw(
      `select to_regclass(format('%I', name))::text as "table", has_schema_privilege(current_schema(), 'create') as may_create
       from unnest($1::text[]) as name`,
      [[...migratorTables, ...ours]],
    ),
  );
  // Said here, since the migrator loses the reason inside a transaction.
  if (!rows[0]?.may_create) throw new BackupError('The user in DATABASE_URL may not create tables.');
  const [migrated, , ...others] = rows.map(({ table }) => table);
  const foreign = others.find(Boolean);
  // A start that failed on such a table has left an empty list of migrations.
  const done = migrated
    ? await trx.executeQuery(CompiledQuery.raw('select 1 from kysely_migration limit 1'))
    : null;
  if (foreign && !done?.rows.length) {
    throw new BackupError(
      `The database has a table ${foreign} that is not of this product. Use one of its own. Nothing was changed.`,
    );
  }
}
