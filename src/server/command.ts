import { mkdir } from 'node:fs/promises';
import { type Config, readConfig } from './config.ts';
import { markInUse } from './db/in-use.ts';
import { migrate } from './db/migrate.ts';
import { type Db, openDb, requireDatabase, withoutTimeLimits } from './db/open.ts';
import { createLog, type Log } from './log.ts';
import { reasonOf } from './startup-error.ts';

export interface CommandServices {
  config: Config;
  db: Db;
  log: Log;
}

interface Options {
  /** Where there is no SQLite file yet, one is made; otherwise that is a mistake in DATA_DIR. */
  makesDatabase: boolean;
}

/**
 * Runs a command on the server's own database, which may be in use meanwhile, and closes it. What goes wrong is told in
 * one line, with exit code 1.
 */
export async function runCommand(
  command: (services: CommandServices) => Promise<void>,
  options: Options = { makesDatabase: false },
): Promise<void> {
  const services = await openServices(options).catch((error) => fail(`${reasonOf(error)}\n`));
  if (!services) return;
  try {
    await withoutTimeLimits(services.db, () => command(services));
  } catch (error) {
    fail(`${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    await services.close();
  }
}

async function openServices({
  makesDatabase,
}: Options): Promise<CommandServices & { close: () => Promise<void> }> {
  const config = readConfig(process.env);
  const log = createLog(undefined, config.logLevel);
  if (!makesDatabase) requireDatabase(config);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const mark = await markInUse(config, log);
  const db = openDb(config, log);
  const close = async () => {
    await db.destroy();
    await mark.release();
  };
  try {
    await migrate(db);
    return { config, db, log, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function fail(line: string): void {
  process.stderr.write(line);
  process.exitCode = 1;
}
