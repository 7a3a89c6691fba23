import { chmodSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** A file without bytes is what a copy without room leaves. A site that began anew in it would hide the loss. */
class EmptyDatabase extends Error {
  /** SQLite's code for a file that is no database. */
  readonly errcode = 26;
  constructor(path: string) {
    super(
      `${path} is empty, so it is no database of this site. Restore a backup (npm run restore lists the backups); only if there never was any data, delete the file and start again`,
    );
  }
}

/**
 * Makes the file where there is none, and throws where it has no bytes. SQLite makes a file in two steps, so the first
 * start makes it under another name: a kill in between leaves none.
 */
export function requireSqliteFile(path: string): void {
  const file = statSync(path, { throwIfNoEntry: false });
  if (file?.size === 0) throw new EmptyDatabase(path);
  if (file) return;
  const beside = `${path}.${process.pid}.new`;
  const database = new DatabaseSync(beside);
  database.exec('pragma journal_mode = wal');
  database.close();
  chmodSync(beside, 0o600);
  try {
    linkSync(beside, path);
  } catch (error) {
    // A file system without links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(beside, path);
  }
  rmSync(beside, { force: true });
}
