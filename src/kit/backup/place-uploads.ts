import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '#kit/files/store.ts';
import { checkPart } from './check-backup.ts';
import { type Manifest, savedFileSchema, uploadFile, uploadList } from './manifest.ts';
import { toSha256 } from './parts.ts';

interface Backup {
  folder: string;
  manifest: Manifest;
}

/**
 * Puts the files of a backup into the store, where they are missing or not the same. Names are never used twice, so
 * this harms nothing that is there. Returns the names of those that were written.
 */
export async function placeUploads(files: FileStore, { folder, manifest }: Backup): Promise<string[]> {
  const written: string[] = [];
  await checkPart(folder, uploadList, manifest.uploads, async (rows) => {
    for (const row of rows) {
      const { name, sha256 } = savedFileSchema.parse(row);
      const present = await files.read(name);
      if (present && toSha256(present) === sha256) continue;
      await files.write(name, await readFile(join(folder, uploadFile(name))));
      written.push(name);
    }
  });
  return written;
}
