import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './errors.ts';

export interface FileLock {
  release: () => void;
}

/**
 * A lock that the operating system releases however the process ends. Node offers none, so SQLite locks an empty file.
 * Null if another process holds a conflicting lock; shared locks do not conflict.
 */
export function tryFileLock(path: string, kind: 'shared' | 'exclusive'): FileLock | null {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec(kind === 'shared' ? 'begin; select count(*) from sqlite_master' : 'begin exclusive');
    chmodSync(path, 0o600);
  } catch (error) {
    file.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return { release: () => file.close() };
}
