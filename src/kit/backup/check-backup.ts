import { join } from 'node:path';
import { isOwnFileName } from '#kit/files/store.ts';
import {
  BackupError,
  damaged,
  type Manifest,
  type Part,
  readManifest,
  savedFileSchema,
  tableFile,
  uploadFile,
  uploadList,
} from './manifest.ts';
import { measureFile, readPart } from './parts.ts';

/** Reads all of a backup and compares it with what was written. Throws a BackupError that names the first fault. */
export async function checkBackup(folder: string, signal?: AbortSignal): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const [table, part] of Object.entries(manifest.tables)) {
    await checkPart(folder, tableFile(table), part, () => {}, signal);
  }
  await checkPart(folder, uploadList, manifest.uploads, (rows) => checkFiles(folder, rows), signal);
  return manifest;
}

/** Reads a part and gives its rows to `take`. Throws a BackupError at the end where it is not what was written. */
export async function checkPart(
  folder: string,
  file: string,
  expected: Part,
  take: (rows: unknown[]) => Promise<void> | void,
  signal?: AbortSignal,
): Promise<void> {
  let failure: unknown;
  const found = await readPart(
    join(folder, file),
    async (rows) => {
      try {
        await take(rows);
      } catch (error) {
        failure = error;
        throw error;
      }
    },
    signal,
  ).catch((error) => {
    // Neither a failure of `take` nor a stop is a fault of the part.
    if (failure !== undefined || signal?.aborted) throw error;
    throw damaged(`${file} cannot be read`);
  });
  if (found.sha256 !== expected.sha256) throw damaged(`${file} is not what was written`);
  if (found.rows !== expected.rows)
    throw damaged(`${file} has ${found.rows} rows instead of ${expected.rows}`);
}

async function checkFiles(folder: string, rows: unknown[]): Promise<void> {
  for (const row of rows) {
    const { name, bytes, sha256 } = savedFileSchema.parse(row);
    if (!isOwnFileName(name)) throw new BackupError(`The backup lists a file that isn’t ours: ${name}.`);
    const found = await measureFile(join(folder, uploadFile(name))).catch(() => null);
    if (found?.bytes !== bytes || found.sha256 !== sha256) throw damaged(uploadFile(name));
  }
}
