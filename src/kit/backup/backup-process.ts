/** The process that `makeBackupApart` starts. */
import { constants, setPriority } from 'node:os';
import { openFileStore } from '#kit/files/open-store.ts';
import { createLog } from '#kit/server/log.ts';
import type { BackupReport, BackupTask } from './backup-apart.ts';
import { makeBackup } from './make-backup.ts';
import { BackupError } from './manifest.ts';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const stopping = new AbortController();
// The server stops it, or is gone.
process.once('disconnect', () => stopping.abort());
// Ctrl-C reaches the whole group; the server says when to stop.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

process.once('message', async (message) => {
  const report = await run(message as BackupTask);
  if (process.connected) process.send!(report, undefined, undefined, () => process.disconnect());
});

async function run({ place, into, now }: BackupTask): Promise<BackupReport> {
  try {
    const files = await openFileStore(place, createLog(undefined, place.logLevel));
    // The server’s clock, which tests move.
    const ahead = Date.parse(now) - Date.now();
    const clock = () => new Date(Date.now() + ahead);
    const deps = { config: place, files, clock };
    return { made: await makeBackup(deps, { into, signal: stopping.signal }) };
  } catch (error) {
    const { message, code, errcode } = error as { message: string; code?: string; errcode?: number };
    return { failed: { message, isExplained: error instanceof BackupError, code, errcode } };
  }
}
