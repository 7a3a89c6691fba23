import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '#kit/db/migrate.ts';
import { databaseFile, openDb } from '#kit/db/open.ts';
import { readSecret } from '#kit/db/secrets.ts';
import { compileCache } from './compile-cache.ts';
import { silentLog } from './database.ts';

/** Does to a data folder's SQLite file what a start does before it serves; `sawStatement` runs after each statement. */
export async function prepareDatabase(dataDir: string, sawStatement?: () => void): Promise<void> {
  const db = openDb({ databaseUrl: null, dataDir }, silentLog, sawStatement);
  try {
    await migrate(db);
    // Imported here, so a process that only migrates starts sooner.
    const { seedDemo } = await import('#app/seed/seed.ts');
    await seedDemo(db, new Date());
    for (const secret of ['session-cookies', 'form-tokens'] as const) await readSecret(db, secret);
  } finally {
    await db.destroy();
  }
}

/** Only the migrations, in a separate process, which has loaded its code once it is `ready`. */
export function spawnMigration(dataDir: string) {
  const child = spawn(process.execPath, [import.meta.filename, dataDir], {
    env: { PATH: process.env.PATH, ...compileCache },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit') as Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  return { ready: once(child.stdout, 'data'), exit, kill: () => child.kill('SIGKILL') };
}

/** The result: schema, migrations, seeded rows, and the leads from before. */
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
      requests: rows('select id, first_name, search_text, customer_id from requests'),
      quotes: rows('select id, customer_id from quotes'),
      customers: rows('select id, email, phone, search_text from customers'),
      visits: rows('select quote_id, customer_id, date, window_from, status, is_forced from visits'),
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
