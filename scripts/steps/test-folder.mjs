import { chmodSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const neededBytes = 3 * 2 ** 30;

/**
 * Makes the folder of a run, in memory if there is room: SQLite waits for the disk at each commit, and a new Postgres
 * database takes ten times as long there.
 */
export function makeTestFolder() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? memory : tmpdir(), 'test-run-'));
  // Postgres runs under another account, which needs access.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoomInMemory() {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === memory);
    // Some tests start programs that they have copied.
    if (!mount || mount.includes('noexec')) return false;
    const { bavail, bsize } = statfsSync(memory);
    // Its files count as used memory, which browsers and builds need too.
    return bavail * bsize >= neededBytes && process.availableMemory() >= 2 * neededBytes;
  } catch {
    return false;
  }
}
