import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigError } from './config.ts';

/** Makes the folder where it is missing. Throws a ConfigError with what to do where it takes no files. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.write-test-${process.pid}`);
  try {
    await makeFolder(dataDir);
    await writeFile(probe, '', { mode: 0o600 });
    await rm(probe);
  } catch (error) {
    const { code = '', path = dataDir } = error as NodeJS.ErrnoException;
    const shown = path === probe ? dataDir : path;
    throw new ConfigError(`DATA_DIR is not writable (${shown}: ${code}): ${remedies.get(code) ?? unfit}`);
  }
}

const another = 'Set DATA_DIR to';
const notAllowed = `this user may not write there. ${another} another folder, or give this one to the user that runs the site.`;
const full = `the disk is full. Free up space, or move the folder. ${another} where it is then.`;
const noFolder = `that is not a folder. ${another} one.`;
const unfit = `no files can be stored there. ${another} a folder on a disk.`;
const remedies = new Map([
  ['EACCES', notAllowed],
  ['EPERM', notAllowed],
  ['EROFS', `the disk is read-only. ${another} a folder on another disk, or mount this one for writing.`],
  ['ENOSPC', full],
  ['EDQUOT', full],
  ['EEXIST', noFolder],
  ['ENOTDIR', noFolder],
]);

/** Node's `recursive` tries for ever where a folder takes none and says that it is missing, as /proc does. */
async function makeFolder(path: string): Promise<void> {
  const parent = dirname(path);
  try {
    await makeOne(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === path) throw error;
    await makeFolder(parent);
    await makeOne(path);
  }
}

async function makeOne(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
  }
}
