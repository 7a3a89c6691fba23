import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '#server/db/migrate.ts';
import { databaseFile, openDb } from '#server/db/open.ts';
import { readSecret } from '#server/db/secrets.ts';
import { silentLog } from './database.ts';

/** What a start does to the SQLite file of a data folder before it serves; `sawStatement` runs after each statement. */
export async function prepareDatabase(dataDir: string, sawStatement?: () => void): Promise<void> {
  const db = openDb({ databaseUrl: null, dataDir }, silentLog, sawStatement);
  try {
    await migrate(db);
    // Not with the other imports: a process that only migrates begins sooner.
    const { seedDemo } = await import('#server/seed/seed.ts');
    await seedDemo(db, new Date());
    for (const secret of ['session-cookies', 'form-tokens'] as const) await readSecret(db, secret);
  } finally {
    await db.destroy();
  }
}

/** Only what it migrates, in a process of its own, which has read its code once it is `ready`. */
export function spawnMigration(dataDir: string) {
  const { PATH, NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [import.meta.filename, dataDir], {
    env: { PATH, NODE_COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit') as Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  return { ready: once(child.stdout, 'data'), exit, kill: () => child.kill('SIGKILL') };
}

/** All that it leaves: the schema, the migrations, what is seeded, and the leads that were there before. */
export function readPrepared(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, databaseFile));
  try {
    const rows = (text: string) =>
      database
        .prepare(text)
        .all()
        .map((row) => ({ ...row }));
    return {
      schema: rows('select type, name, sql from sqlite_master order by type, name'),
      migrations: rows('select name from kysely_migration order by name').map(({ name }) => String(name)),
      integrity: rows('pragma integrity_check'),
      seeded: rows(
        'select (select count(*) from services) as services, (select count(*) from posts) as posts',
      ),
      secrets: rows('select name from secrets order by name'),
      settings: rows('select id, content from settings'),
      requests: rows('select id, first_name, search_text from requests'),
    };
  } finally {
    database.close();
  }
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write('ready');
  const db = openDb({ databaseUrl: null, dataDir: process.argv[2]! }, silentLog);
  await migrate(db);
  await db.destroy();
}
