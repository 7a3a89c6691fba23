import { mkdir } from 'node:fs/promises';
import { type Config, readConfig } from './config.ts';
import { markInUse } from './db/in-use.ts';
import { migrate } from './db/migrate.ts';
import { type Db, openDb, withoutTimeLimits } from './db/open.ts';
import { createLog, type Log } from './log.ts';

interface CommandWorld {
  config: Config;
  db: Db;
  log: Log;
}

/**
 * Runs a command on the server's own database, which may be in use meanwhile, and closes it. What goes wrong is told in
 * one line, with exit code 1.
 */
export async function runCommand(command: (world: CommandWorld) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const log = createLog(undefined, config.logLevel);
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    const mark = await markInUse(config, log);
    const db = openDb(config, log);
    try {
      await migrate(db);
      await withoutTimeLimits(db, () => command({ config, db, log }));
    } finally {
      await db.destroy();
      await mark.release();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
