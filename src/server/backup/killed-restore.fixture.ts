/** A process that restores and kills itself, or a server, at a step of the restore. */
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { createDiskStore } from '#server/files/store.ts';
import { silentLog } from '../../../tests/support/database.ts';
import { restoreBackup } from './restore-backup.ts';

const [folder, killedAt, victim] = process.argv.slice(2) as [string, string, string | undefined];
const config = readConfig(process.env);

function reach(step: string): void {
  if (step === killedAt) process.kill(victim ? Number(victim) : process.pid, 'SIGKILL');
}

await restoreBackup(
  {
    config,
    files: await createDiskStore(join(config.dataDir, 'uploads')),
    clock: () => new Date(),
    log: silentLog,
  },
  {
    folder,
    confirm: async () => true,
    isSavedFirst: true,
    onLoaded: async () => reach('loaded'),
    onStep: reach,
  },
);
