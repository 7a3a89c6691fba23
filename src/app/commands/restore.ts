import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { count, getContents, getReason } from '#kit/backup/backup-text.ts';
import { backupsFolder, listBackupsIn, replacedFolder } from '#kit/backup/list-backups.ts';
import { manifestName } from '#kit/backup/manifest.ts';
import type { PresentData } from '#kit/backup/present-data.ts';
import { restoreBackup } from '#kit/backup/restore-backup.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { commandLine } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import { openFileStore } from '#kit/files/open-store.ts';
import { readProcessConfig } from '#kit/server/env-file.ts';
import { createLog } from '#kit/server/log.ts';
import { CommandError, readArguments } from './arguments.ts';
import { runCommand } from './run-command.ts';
import { askYes } from './terminal.ts';

const usage = 'Usage: npm run restore -- FOLDER [--yes] [--discard]';

await runCommand(restore, { failure: 'Restore failed. ', explain: getReason });

async function restore(args: string[]) {
  const { operands, options } = readArguments(args, {
    usage,
    options: { yes: { type: 'boolean' }, discard: { type: 'boolean' } },
  });
  const config = readProcessConfig();
  if (operands.length === 0) return printBackups(config.dataDir);
  if (operands.length > 1) throw new CommandError(usage);
  const folder = await findBackup(resolve(operands[0]!));
  console.log(`Checking ${folder}`);
  const log = createLog(undefined, config.logLevel);
  const files = await openFileStore(config, log);
  const restored = await restoreBackup(
    { config, files, clock: () => new Date(), log },
    {
      folder,
      isSavedFirst: !options.discard,
      async onLoaded(db, { startedAt }) {
        const subject = { kind: 'backup', id: basename(folder) } as const;
        const event = {
          by: commandLine,
          type: 'backup-restored',
          subject,
          after: { startedAt },
        } as const;
        const store = (trx: Trx) => record(trx, event, new Date());
        // On Postgres the whole restore is one transaction.
        await (db.isTransaction ? store(db as Trx) : inTransaction(db, store));
      },
      async confirm(present, manifest) {
        console.log(`The backup from ${manifest.startedAt} is complete: ${getContents(manifest)}.`);
        if (options.yes) return true;
        const answer = await askYes(`This replaces ${wordsFor(present)}. Type yes to continue: `);
        if (answer === null) throw new CommandError('There is already data here. Add --yes to replace it.');
        return answer;
      },
    },
  );
  if (restored.savedFirst) console.log(`The previous data is saved in ${restored.savedFirst}`);
  if (restored.setAside) console.log(`The unreadable database was moved to ${restored.setAside}`);
  console.log(
    `Restored ${getContents(restored.manifest)}, as they were at ${restored.manifest.startedAt}. ${count(restored.filesWritten, 'file')} had to be written.`,
  );
  if (restored.forgottenErasures > 0) {
    console.log(
      `${count(restored.forgottenErasures, 'erasure')} of a person's data came after this backup: it holds that data again. Erase it once more.`,
    );
  }
  console.log('All sessions ended. Administrators need to sign in again.');
}

/** The folder itself, or the newest backup in it. */
async function findBackup(folder: string): Promise<string> {
  if (existsSync(join(folder, manifestName))) return folder;
  const [newest] = await listBackupsIn(folder);
  return newest?.folder ?? folder;
}

async function printBackups(dataDir: string) {
  console.log(usage);
  const lists = {
    'Backups, the newest first:': backupsFolder(dataDir),
    'Saved before a restore, which they undo:': replacedFolder(dataDir),
  };
  let isNone = true;
  for (const [title, parent] of Object.entries(lists)) {
    const backups = await listBackupsIn(parent);
    if (backups.length === 0) continue;
    isNone = false;
    console.log([title, ...backups.map(({ folder }) => `  ${folder}`)].join('\n'));
  }
  if (isNone)
    console.log(`There is no backup in ${backupsFolder(dataDir)}. Does DATA_DIR name the right folder?`);
}

function wordsFor(present: PresentData): string {
  if (present.kind !== 'rows') return 'a database that cannot be read';
  return `the present data (${count(present.requests, 'request')}, ${count(present.quotes, 'quote')})`;
}
