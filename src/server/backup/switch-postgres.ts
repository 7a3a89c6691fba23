import { sql } from 'kysely';
import pg from 'pg';
import { type Db, openDb, withoutTimeLimits } from '#server/db/open.ts';
import { createSearchIndexes } from '#server/db/search-indexes.ts';
import type { Log } from '#server/log.ts';
import { BackupError } from './manifest.ts';
import { restoringPlace, schemaName } from './places.ts';
import { migratorTables, ownTables } from './replace-postgres.ts';
import type { Switchable } from './switchable.ts';

const restoring = schemaName('restoring');
const replaced = schemaName('replaced');
/** Nobody uses the tables: the servers have let go, and no command or backup runs. */
const lockMilliseconds = 500;

/** Two schemas of the same database. Tables move from one to another without being rewritten, with their indexes. */
export function switchablePostgres(place: { databaseUrl: string; dataDir: string }, log: Log): Switchable {
  const onServer = async <Result>(work: (client: pg.Client) => Promise<Result>) => {
    const client = new pg.Client({ connectionString: place.databaseUrl, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    await client.connect();
    return work(client).finally(() => client.end());
  };
  const drop = (schema: string) => async () =>
    void (await onServer((client) => client.query(`drop schema if exists ${schema} cascade`)));
  const dropBuilt = drop(restoring);
  return {
    async build(load) {
      await dropBuilt();
      await onServer(refuseViews);
      await onServer(createEmpty);
      const db = openDb(restoringPlace(place), log);
      try {
        await withoutTimeLimits(db, async () => {
          await load(db);
          await prepareQueries(db, log);
        });
      } catch (error) {
        await dropBuilt();
        throw error;
      } finally {
        await db.destroy();
      }
    },
    prepareExchange: async () => {},
    exchange: () => onServer(exchange),
    find: () =>
      onServer(async (client) => {
        const { rows } = await client.query(
          'select to_regnamespace($1) is not null as replaced, to_regnamespace($2) is not null as built',
          [replaced, restoring],
        );
        return rows[0];
      }),
    dropReplaced: drop(replaced),
    dropBuilt,
  };
}

/** Kysely takes those of another schema for its own, if there are none. */
async function createEmpty(client: pg.Client): Promise<void> {
  await client.query(`create schema ${restoring}`).catch((error) => {
    throw error.code === insufficientPrivilege ? new BackupError(noSchemas) : error;
  });
  for (const table of migratorTables) {
    await client.query(`create table ${restoring}.${table} (like ${table} including all)`);
  }
}

const insufficientPrivilege = '42501';
const noSchemas =
  'The user in DATABASE_URL may not create schemas, which a restore beside a running server needs. Stop every server first. Nothing was changed.';

/** They would go on reading the replaced tables, and vanish with them. */
async function refuseViews(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select distinct ev_class::regclass::text as view
     from pg_depend join pg_rewrite on pg_rewrite.oid = objid
     where classid = 'pg_rewrite'::regclass and refclassid = 'pg_class'::regclass
       and refobjid in (select to_regclass(format('%I', name)) from unnest($1::text[]) as name)`,
    [await ownTables()],
  );
  if (rows.length === 0) return;
  throw new BackupError(
    `${rows[0].view} reads tables of this product and would go on reading the former ones. Drop it first. Nothing was changed.`,
  );
}

/** What would take long while visitors wait, or make their first queries slow. */
async function prepareQueries(db: Db, log: Log): Promise<void> {
  await createSearchIndexes(db, log);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db);
}

async function exchange(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ schema: string; tables: string[]; built: string[] }>(
    `select current_schema() as schema,
       array(select name from unnest($1::text[]) as name where to_regclass(format('%I', name)) is not null) as tables,
       array(select tablename::text from pg_tables where schemaname = $2) as built`,
    [[...migratorTables, ...(await ownTables())], restoring],
  );
  const { tables, built } = rows[0]!;
  const schema = client.escapeIdentifier(rows[0]!.schema);
  const { rows: functions } = await client.query<{ name: string; isPresent: boolean }>(
    `select signature as name, to_regprocedure(current_schema() || '.' || signature) is not null as "isPresent"
     from pg_proc, format('%I(%s)', proname, pg_get_function_identity_arguments(oid)) as signature
     where pronamespace = to_regnamespace($1)`,
    [restoring],
  );
  const former = functions.filter(({ isPresent }) => isPresent);
  await client.query(
    [
      'begin',
      `set local lock_timeout = ${lockMilliseconds}`,
      `lock table ${tables.map((table) => `${schema}.${table}`).join(', ')} in access exclusive mode`,
      `create schema ${replaced}`,
      ...tables.map((table) => `alter table ${schema}.${table} set schema ${replaced}`),
      ...former.map(({ name }) => `alter function ${schema}.${name} set schema ${replaced}`),
      ...built.map((table) => `alter table ${restoring}.${table} set schema ${schema}`),
      ...functions.map(({ name }) => `alter function ${restoring}.${name} set schema ${schema}`),
      `drop schema ${restoring} cascade`,
      'commit',
    ].join('; '),
  );
}
