import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What several instances tell each other: which sources of pages have changed, and how often somebody has called.
 *
 * Triggers count the changes, in the transaction that makes them, whoever makes them. On Postgres they wait until the
 * commit: before, two transactions could each hold a row of the source that the other one wants.
 */
export function instances(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createPageSources(db as Kysely<Tables>);
      for (const table of ['services', 'posts']) {
        if (engine === 'postgres') await countOnPostgres(db, table);
        else await countOnSqlite(db, table);
      }
      await createRateLimits(db, engine);
    },
  };
}

interface Tables {
  pageSources: { source: string; version: number };
}

async function createPageSources(db: Kysely<Tables>) {
  await db.schema
    .createTable('page_sources')
    .addColumn('source', 'text', (column) => column.primaryKey().notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db
    .insertInto('pageSources')
    .values(['services', 'posts'].map((source) => ({ source, version: 0 })))
    .execute();
}

async function countOnPostgres(db: Kysely<unknown>, table: string) {
  await sql
    .raw(
      `create or replace function count_page_source() returns trigger language plpgsql as $$
       begin
         update page_sources set version = version + 1 where source = tg_argv[0];
         return null;
       end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create constraint trigger ${table}_page_source after insert or update or delete on ${table}
       deferrable initially deferred for each row execute function count_page_source('${table}')`,
    )
    .execute(db);
}

async function countOnSqlite(db: Kysely<unknown>, table: string) {
  for (const event of ['insert', 'update', 'delete']) {
    await sql
      .raw(
        `create trigger ${table}_page_source_${event} after ${event} on ${table}
         begin update page_sources set version = version + 1 where source = '${table}'; end`,
      )
      .execute(db);
  }
}

async function createRateLimits(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  const table = db.schema.createTable('rate_limits');
  // Each hit is a write, and none is worth waiting for the disk: after a crash of the database all begin anew.
  await (engine === 'postgres' ? table.modifyFront(sql`unlogged`) : table)
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute();
}
