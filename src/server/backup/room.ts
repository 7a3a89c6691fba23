import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataPlace } from '#server/config.ts';
import { databaseFile } from '#server/db/open.ts';
import { BackupError, type Manifest } from './manifest.ts';

/** A database of a million requests against the compressed tables of its backup. */
const timesCompressed = 11;

interface Wanted {
  manifest: Manifest;
  isSavedFirst: boolean;
}

/**
 * A restore beside a server needs room for both databases at once, and for the backup of the replaced one. Throws a
 * BackupError where the disk has less. The disk of Postgres is not ours to see.
 */
export async function requireRoom(place: DataPlace, wanted: Wanted): Promise<void> {
  const { bavail, bsize } = await statfs(place.dataDir);
  const needed = await neededRoom(place, wanted);
  if (bavail * bsize >= needed) return;
  throw new BackupError(
    `The disk of DATA_DIR has ${megabytes(bavail * bsize)} free, and about ${megabytes(needed)} are needed. Nothing was changed.`,
  );
}

async function neededRoom(
  { databaseUrl, dataDir }: DataPlace,
  { manifest, isSavedFirst }: Wanted,
): Promise<number> {
  const compressed = Object.values(manifest.tables).reduce((sum, { bytes }) => sum + bytes, 0);
  if (databaseUrl) return isSavedFirst ? compressed : 0;
  const present = await stat(join(dataDir, databaseFile));
  return compressed * timesCompressed + (isSavedFirst ? present.size / timesCompressed : 0);
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000).toLocaleString('en-US')} MB`;
