import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { narrow } from '#kit/db/private-file.ts';
import type { Log } from '#kit/server/log.ts';

/**
 * Takes from other accounts of the machine what an earlier version, or an unpacked copy, left open to them in the data
 * folder. The folder itself stays as the operator made it: only names can be read there.
 */
export function narrowData(dataDir: string, log: Log): void {
  const kept = readdirSync(dataDir)
    .map((name) => join(dataDir, name))
    .filter((path) => !narrow(path));
  if (kept.length === 0) return;
  log.warn('other accounts of this machine may read data, and this one may not change that', { paths: kept });
}
