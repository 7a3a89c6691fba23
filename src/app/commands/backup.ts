import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { count, getContents, getReason } from '#kit/backup/backup-text.ts';
import { backupsFolder } from '#kit/backup/list-backups.ts';
import { makeBackup } from '#kit/backup/make-backup.ts';
import { markInUse } from '#kit/db/in-use.ts';
import { openDb, requireDatabase } from '#kit/db/open.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { commandLine } from '#kit/events/server/actors.ts';
import { recordBackup } from '#kit/events/server/record-backup.ts';
import { openFileStore } from '#kit/files/open-store.ts';
import type { Config } from '#kit/server/config.ts';
import { readProcessConfig } from '#kit/server/env-file.ts';
import { createLog } from '#kit/server/log.ts';
import { CommandError, readArguments } from './arguments.ts';
import { restoreUnderWay, runCommand } from './run-command.ts';

const usage = 'Usage: npm run backup -- [--to FOLDER]';

// The server may be running.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await runCommand(backup, { failure: 'Backup failed. ', explain: getReason });

async function backup(args: string[]) {
  const { operands, options } = readArguments(args, { usage, options: { to: { type: 'string' } } });
  if (operands.length > 0) throw new CommandError(usage);
  if (options.to === '') throw new CommandError('--to needs a folder.');
  const config = readProcessConfig();
  // First, so that a mistyped DATA_DIR is not made.
  requireDatabase(config);
  const files = await openFileStore(config, createLog(undefined, config.logLevel));
  const into = options.to === undefined ? backupsFolder(config.dataDir) : resolve(options.to);
  const mark = await markInUse(config);
  if (!mark) throw new CommandError(restoreUnderWay);
  const { folder, manifest } = await makeBackup({ config, files, clock: () => new Date() }, { into }).finally(
    mark.release,
  );
  console.log(`Saved and verified ${getContents(manifest)}.`);
  if (manifest.missing.length > 0) {
    const names = manifest.missing.slice(0, 5).join(', ');
    console.log(
      `${count(manifest.missing.length, 'file')} that the database names could not be found: ${names}`,
    );
  }
  console.log(`Backup: ${folder}`);
  await record(config, folder);
}

/** A database that was not yet brought up to date has no audit log: its backup is good all the same. */
async function record(config: Config, folder: string) {
  const db = openDb(config, createLog(undefined, config.logLevel));
  try {
    await inTransaction(db, (trx) => recordBackup(trx, { actor: commandLine, folder }, new Date()));
  } catch (error) {
    console.log(`The audit log does not mention it: ${getReason(error)}`);
  } finally {
    await db.destroy();
  }
}
