import { CamelCasePlugin, CompiledQuery, Kysely } from 'kysely';
import { inUseKey } from '#server/db/in-use.ts';
import { postgresDialect } from '#server/db/postgres.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Log } from '#server/log.ts';
import { BackupError } from './manifest.ts';
import { passingTables, tablesAt } from './schema-at.ts';

/** Takes the product's tables away and lets `load` make them anew, in one transaction: a failure leaves all as it was. */
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
      const locked = await trx.executeQuery<{ done: boolean }>(
        CompiledQuery.raw('select pg_try_advisory_xact_lock($1, $2) as done', [...inUseKey]),
      );
      if (!locked.rows[0]?.done) throw new BackupError(inUse);
      const tables = [
        ...(await tablesAt()).map(({ name }) => name),
        ...passingTables,
        'kysely_migration',
        'kysely_migration_lock',
      ];
      const list = tables.map((name) => `"${name}"`).join(', ');
      await trx.executeQuery(CompiledQuery.raw(`drop table if exists ${list}`));
      await load(trx);
    });
  } finally {
    await db.destroy();
  }
}

export const inUse =
  'This data is in use: a server, or another command, is running on it. Stop it first. Nothing was changed.';
