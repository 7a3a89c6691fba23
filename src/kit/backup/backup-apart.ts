import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '#kit/project-root.ts';
import type { Config } from '#kit/server/config.ts';
import type { Backup, BackupOptions } from './make-backup.ts';
import { BackupError } from './manifest.ts';

export interface BackupTask {
  place: Pick<Config, 'databaseUrl' | 'dataDir' | 'storage' | 'logLevel'>;
  into: string;
  now: string;
}

/** Reported by the other process. */
export type BackupReport =
  | { made: Backup }
  | { failed: { message: string; isExplained: boolean; code?: string; errcode?: number } };

/** From the sources, as the commands run: the build is one file without other entries. */
const program = fileURLToPath(new URL('src/kit/backup/backup-process.ts', projectRoot));

/**
 * Makes a backup in a process of its own, at a low priority: reading, compressing and comparing take as long as the
 * visitors leave the processor idle, and the memory goes back with the process. It ends itself when this one is gone.
 */
export function makeBackupApart(
  { config, clock }: { config: Config; clock: () => Date },
  { into, signal }: Pick<BackupOptions, 'into' | 'signal'>,
): Promise<Backup> {
  const { databaseUrl, dataDir, storage, logLevel } = config;
  const task: BackupTask = {
    place: { databaseUrl, dataDir, storage, logLevel },
    into,
    now: clock().toISOString(),
  };
  // Not in its arguments, which all users of the machine can read.
  const child = fork(program, [], { execArgv: [], serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    let report: BackupReport | undefined;
    const stop = () => child.disconnect();
    signal?.addEventListener('abort', stop, { once: true });
    child.once('error', reject);
    child.on('message', (message) => {
      report = message as BackupReport;
    });
    child.once('exit', (code, killedBy) => {
      signal?.removeEventListener('abort', stop);
      if (signal?.aborted) reject(signal.reason);
      else if (!report) reject(new Error(`The backup’s process ended early (${killedBy ?? code}).`));
      else if ('made' in report) resolve(report.made);
      else reject(getError(report.failed));
    });
    child.send(task);
  });
}

function getError({ message, isExplained, ...codes }: Extract<BackupReport, { failed: object }>['failed']) {
  return isExplained ? new BackupError(message) : Object.assign(new Error(message), codes);
}
