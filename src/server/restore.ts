import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { askYes } from './ask-yes.ts';
import { contentsOf, count, reasonOf } from './backup/backup-words.ts';
import { backupsFolder, listBackupsIn } from './backup/list-backups.ts';
import { BackupError, manifestName } from './backup/manifest.ts';
import type { PresentData } from './backup/present-data.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { readConfig } from './config.ts';
import { openFileStore } from './files/open-store.ts';
import { createLog } from './log.ts';

// The command `npm run restore`: the server must not be running.
const usage = 'Usage: npm run restore -- FOLDER [--yes] [--discard]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean' }, discard: { type: 'boolean' } },
  });
  const config = readConfig(process.env);
  if (positionals.length !== 1) throw new BackupError(await usageWithBackups(config.dataDir));
  const folder = await findBackup(resolve(positionals[0]!));
  console.log(`Checking ${folder}`);
  const log = createLog(undefined, config.logLevel);
  const files = await openFileStore(config, log);
  const restored = await restoreBackup(
    { config, files, clock: () => new Date(), log },
    {
      folder,
      isSavedFirst: !values.discard,
      async confirm(present, manifest) {
        console.log(`The backup from ${manifest.startedAt} is complete: ${contentsOf(manifest)}.`);
        if (values.yes) return true;
        const answer = await askYes(`This replaces ${wordsFor(present)}. Type yes to continue: `);
        if (answer === null) throw new BackupError('There is already data here. Add --yes to replace it.');
        return answer;
      },
    },
  );
  if (restored.savedFirst) console.log(`The previous data is saved in ${restored.savedFirst}`);
  if (restored.setAside) console.log(`The unreadable database was moved to ${restored.setAside}`);
  console.log(
    `Restored ${contentsOf(restored.manifest)}, as they were at ${restored.manifest.startedAt}. ${count(restored.filesWritten, 'file')} had to be written.`,
  );
  if (restored.forgottenErasures > 0) {
    console.log(
      `${count(restored.forgottenErasures, 'erasure')} of a person's data came after this backup: it holds that data again. Erase it once more.`,
    );
  }
  console.log('All sessions ended. Administrators need to sign in again.');
} catch (error) {
  process.stderr.write(`Restore failed. ${reasonOf(error)}\n`);
  process.exitCode = 1;
}

/** The folder itself, or the newest backup in it. */
async function findBackup(folder: string): Promise<string> {
  if (existsSync(join(folder, manifestName))) return folder;
  const [newest] = await listBackupsIn(folder);
  return newest?.folder ?? folder;
}

async function usageWithBackups(dataDir: string): Promise<string> {
  const backups = await listBackupsIn(backupsFolder(dataDir));
  return [usage, ...backups.map(({ folder }) => `  ${folder}`)].join('\n');
}

function wordsFor(present: PresentData): string {
  if (present.kind !== 'rows') return 'a database that cannot be read';
  return `the present data (${count(present.requests, 'request')}, ${count(present.quotes, 'quote')})`;
}
