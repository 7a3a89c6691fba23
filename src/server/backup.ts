import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contentsOf, count, reasonOf } from './backup/backup-words.ts';
import { backupsFolder } from './backup/list-backups.ts';
import { makeBackup } from './backup/make-backup.ts';
import { BackupError } from './backup/manifest.ts';
import { readConfig } from './config.ts';
import { requireDatabase } from './db/open.ts';
import { openFileStore } from './files/open-store.ts';
import { createLog } from './log.ts';

// The command `npm run backup`: the same data as the server's, which may be running.
try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (values.to === '') throw new BackupError('--to needs a folder.');
  const config = readConfig(process.env);
  // First, so that a mistyped DATA_DIR is not made.
  requireDatabase(config);
  const files = await openFileStore(config, createLog(undefined, config.logLevel));
  const into = values.to === undefined ? backupsFolder(config.dataDir) : resolve(values.to);
  const { folder, manifest } = await makeBackup({ config, files, clock: () => new Date() }, { into });
  console.log(`Saved and verified ${contentsOf(manifest)}.`);
  if (manifest.missing.length > 0) {
    const names = manifest.missing.slice(0, 5).join(', ');
    console.log(
      `${count(manifest.missing.length, 'file')} that the database names could not be found: ${names}`,
    );
  }
  console.log(`Backup: ${folder}`);
} catch (error) {
  process.stderr.write(`Backup failed. ${reasonOf(error)}\n`);
  process.exitCode = 1;
}
