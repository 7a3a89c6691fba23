import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { reactions } from '#app/reactions.ts';
import { migrate } from '#kit/db/migrate.ts';
import { type Db, databaseFile, openDb } from '#kit/db/open.ts';
import { registerReactions } from '#kit/events/server/record.ts';
import type { Log } from '#kit/server/log.ts';
import { openResetter } from './reset-database.ts';

registerReactions(reactions);

export const silentLog: Log = {
  request: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
};

export interface TestDatabase {
  db: Db;
  /** Null on SQLite, as in the configuration. */
  databaseUrl: string | null;
  /** Its own folder, on both engines. */
  dataDir: string;
  /** Closes the connection and removes everything, or keeps the database for the next test. */
  close: () => Promise<void>;
  /** Like `close`, for a test that has closed the connection itself. */
  drop: () => Promise<void>;
}

/**
 * An empty, migrated database: SQLite, or with TEST_DATABASE=postgres a new database in the server of
 * TEST_POSTGRES_URL. `migratedTo` stops at that migration.
 */
export async function createTestDatabase({
  migratedTo,
}: {
  migratedTo?: string;
} = {}): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sunweave-test-'));
  const isPostgres = process.env.TEST_DATABASE === 'postgres';
  const postgres = isPostgres ? await getPostgresDatabase(migratedTo === undefined) : null;
  const databaseUrl = postgres?.url ?? null;
  if (!postgres && migratedTo === undefined) {
    migratedFile ??= findMigratedFile();
    await copyFile(await migratedFile, join(dataDir, databaseFile));
  }
  const db = openDb({ databaseUrl, dataDir }, silentLog);
  if (migratedTo !== undefined) await migrate(db, migratedTo);
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  return {
    db,
    databaseUrl,
    dataDir,
    async drop() {
      await postgres?.drop();
      await removeFolder();
    },
    async close() {
      await db.destroy();
      await postgres?.giveBack();
      await removeFolder();
    },
  };
}

let migratedFile: Promise<string> | undefined;

/** The file to copy, like the template on Postgres: the first test process makes it for all of a run. */
async function findMigratedFile(): Promise<string> {
  const folder = process.env.TEST_TEMPLATES ?? tmpdir();
  const path = join(folder, `test-template-${getHash(await readMigrations())}.sqlite`);
  if (existsSync(path)) return path;
  const dataDir = await mkdtemp(join(folder, 'test-template-'));
  const db = openDb({ databaseUrl: null, dataDir }, silentLog);
  await migrate(db);
  await db.destroy();
  // Renamed into place, because another test process may look for it.
  await rename(join(dataDir, databaseFile), path);
  await rm(dataDir, { recursive: true });
  return path;
}

interface PostgresDatabase {
  url: string;
  /** For the next test, if it can be reset. */
  giveBack: () => Promise<void>;
  drop: () => Promise<void>;
}

/** Migrated databases of this process that no test uses. */
const free: PostgresDatabase[] = [];

async function getPostgresDatabase(isMigrated: boolean): Promise<PostgresDatabase> {
  return (isMigrated && free.pop()) || createPostgresDatabase(isMigrated);
}

/** A copy of a migrated or empty database, several times faster than migrating each. */
async function createPostgresDatabase(isMigrated: boolean): Promise<PostgresDatabase> {
  if (isMigrated) template ??= onServer(findTemplate);
  const name = `test_${randomBytes(8).toString('hex')}`;
  const source = isMigrated ? await template : 'template0';
  await onServer((server) => server.query(`create database ${name} template ${source} strategy file_copy`));
  const url = getUrl(name);
  const resetter = isMigrated ? await openResetter(url) : undefined;
  const database: PostgresDatabase = {
    url,
    async giveBack() {
      if (await resetter?.reset()) free.push(database);
      else await database.drop();
    },
    async drop() {
      await resetter?.end();
      await onServer((server) => server.query(`drop database ${name} with (force)`));
    },
  };
  return database;
}

let template: Promise<string> | undefined;

/** The first test process creates it for all; it stays, under a name derived from the migrations. */
async function findTemplate(server: pg.Client): Promise<string> {
  const name = `test_template_${getHash(await readMigrations())}`;
  await server.query('select pg_advisory_lock(1)');
  const known = await server.query('select 1 from pg_database where datname = $1', [name]);
  if (known.rowCount === 0) {
    await server.query(`drop database if exists ${name}_unfinished`);
    await server.query(`create database ${name}_unfinished`);
    const db = openDb({ databaseUrl: getUrl(`${name}_unfinished`), dataDir: '' }, silentLog);
    await migrate(db);
    await db.destroy();
    await server.query(`alter database ${name}_unfinished rename to ${name}`);
  }
  return name;
}

/** Includes the names, because a database refuses an unknown migration. */
async function readMigrations(): Promise<string> {
  const folder = new URL('../../src/kit/db/migrations/', import.meta.url);
  const files = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.ts'))
    .toSorted();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  return files.map((file, index) => `${file}\n${texts[index]}`).join('');
}

const getHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

function getUrl(database: string): string {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL names no server');
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Ending the connection releases the lock above. */
async function onServer<Result>(work: (server: pg.Client) => Promise<Result>): Promise<Result> {
  const server = new pg.Client({ connectionString: getUrl('postgres') });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}
