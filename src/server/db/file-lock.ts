import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './errors.ts';

export interface FileLock {
  release: () => void;
}

/**
 * A lock that the operating system takes back however the process ends. Node has none of its own, so it is the one that
 * SQLite puts on an empty file. Null where somebody else holds it: shared with shared is no conflict.
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
