import { chmodSync, closeSync, lstatSync, openSync } from 'node:fs';

const privateFile = 0o600;

/** Makes the file if it is missing, for nobody else on the machine, and takes it from others if it exists. */
export function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'a', privateFile));
    narrow(path);
  } catch {
    // SQLite says why it cannot open the file.
  }
}

/** False if others can use it and we may not change that. A path that does not exist is nobody's, and a link is the operator's. */
export function narrow(path: string): boolean {
  try {
    const found = lstatSync(path);
    const { mode } = found;
    if (!found.isSymbolicLink() && (mode & 0o077) !== 0) chmodSync(path, mode & 0o700);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
