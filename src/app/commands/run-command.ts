import { reactions } from '#app/reactions.ts';
import { getReason } from '#app/startup-error.ts';
import { followTimeZone } from '#company/settings/server/follow-time-zone.ts';
import { markInUse } from '#kit/db/in-use.ts';
import { migrate } from '#kit/db/migrate.ts';
import { type Db, openDb, requireDatabase, withoutTimeLimits } from '#kit/db/open.ts';
import { registerReactions } from '#kit/events/server/record.ts';
import type { Config } from '#kit/server/config.ts';
import { prepareDataFolder } from '#kit/server/data-folder.ts';
import { readProcessConfig } from '#kit/server/env-file.ts';
import { createLog, type Log } from '#kit/server/log.ts';
import { CommandError } from './arguments.ts';

export interface CommandServices {
  config: Config;
  db: Db;
  log: Log;
}

/** Runs a command with its arguments. On a failure it prints why, and the process exits with 1. */
export async function runCommand(
  command: (args: string[]) => Promise<void>,
  { failure = '', explain = sayError }: { failure?: string; explain?: (error: unknown) => string } = {},
): Promise<void> {
  registerReactions(reactions);
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    const reason = error instanceof CommandError ? error.message : explain(error);
    process.stderr.write(`${failure}${reason}\n`);
    process.exitCode = 1;
  }
}

const sayError = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Opens the server's database, which may be in use. Without `makesDatabase` it must exist. */
export async function withServices(
  run: (services: CommandServices) => Promise<void>,
  { makesDatabase = false } = {},
): Promise<void> {
  const { close, ...services } = await openServices(makesDatabase).catch((error) => {
    throw error instanceof CommandError ? error : new CommandError(getReason(error));
  });
  try {
    await withoutTimeLimits(services.db, () => run(services));
  } finally {
    await close();
  }
}

async function openServices(makesDatabase: boolean) {
  const config = readProcessConfig();
  const log = createLog(undefined, config.logLevel);
  if (!makesDatabase) requireDatabase(config);
  await prepareDataFolder(config.dataDir);
  const mark = await markInUse(config);
  if (!mark) throw new CommandError(restoreUnderWay);
  const db = openDb(config, log);
  const close = async () => {
    await db.destroy();
    await mark.release();
  };
  try {
    await migrate(db);
    await followTimeZone(db);
    return { config, db, log, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export const restoreUnderWay = 'A restore is under way. Try again when it has ended.';
