import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { contentsOf, count, reasonOf } from '#server/backup/backup-text.ts';
import { backupsFolder } from '#server/backup/list-backups.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import type { Config } from '#server/config.ts';
import { markInUse } from '#server/db/in-use.ts';
import { openDb, requireDatabase } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { readProcessConfig } from '#server/env-file.ts';
import { recordBackup } from '#server/features/audit/record-backup.ts';
import { commandLine } from '#server/features/events/actors.ts';
import { openFileStore } from '#server/files/open-store.ts';
import { createLog } from '#server/log.ts';
import { CommandError, readArguments } from './arguments.ts';
import { restoreUnderWay, runCommand } from './run-command.ts';

const usage = 'Usage: npm run backup -- [--to FOLDER]';

// The server may be running.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await runCommand(backup, { failure: 'Backup failed. ', explain: reasonOf });

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
  console.log(`Saved and verified ${contentsOf(manifest)}.`);
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
    console.log(`The audit log does not mention it: ${reasonOf(error)}`);
  } finally {
    await db.destroy();
  }
}
