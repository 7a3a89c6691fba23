import { sql } from 'kysely';
import type { Db } from './open.ts';

/** The last migration of version 0.1.0. The baseline replaces it and all before it. */
const last = '0067-tested-connections';
export const baseline = '0067-baseline';

export const isFormerMigration = (name: string): boolean => name <= last && name !== baseline;

/** Today's name of a migration; undefined for one before the last of version 0.1.0. */
export function toPresentMigration(name: string): string | undefined {
  if (name === last) return baseline;
  return isFormerMigration(name) ? undefined : name;
}

/** Replaces the migrations of version 0.1.0 by the baseline, and returns the list. Throws where the database is older. */
export async function replaceFormerMigrations(trx: Db): Promise<string[]> {
  const names = await listMigrations(trx);
  const former = names.filter(isFormerMigration);
  const newest = former.at(-1);
  if (newest === undefined) return names;
  if (newest !== last) {
    throw new Error(
      `the database is from an early version (${newest}). Nothing was changed. Version 0.1.0 upgrades it: start that once, then this one`,
    );
  }
  await sql`delete from kysely_migration where name in (${sql.join(former.slice(0, -1))})`.execute(trx);
  await sql`update kysely_migration set name = ${baseline} where name = ${last}`.execute(trx);
  return [baseline, ...names.slice(former.length)];
}

/** In order; none in an empty database. */
export async function listMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name).sort();
}
