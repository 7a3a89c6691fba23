import { link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '#kit/files/store.ts';
import { syncPath, writeSynced } from '#kit/files/synced-files.ts';
import { type SavedFile, savedFileSchema, uploadFile, uploadList } from './manifest.ts';
import { measureFile, readPart, toSha256, writePart } from './parts.ts';

interface Saving {
  files: FileStore;
  folder: string;
  /** A backup beside it, if there is one. */
  previous: string | null;
  signal?: AbortSignal;
}

/**
 * Puts the named files into the backup. One that the backup before has, and has unharmed, is linked to that copy and
 * takes no room; it is never linked to the file that the site uses, so that no accident there reaches a backup.
 */
export async function saveUploads({ files, folder, previous, signal }: Saving, names: readonly string[]) {
  await mkdir(join(folder, 'uploads'), { mode: 0o700 });
  const known = previous === null ? new Map<string, SavedFile>() : await listSavedFiles(previous);
  const missing: string[] = [];
  let fileBytes = 0;
  async function* save(): AsyncGenerator<SavedFile[]> {
    for (const name of names) {
      signal?.throwIfAborted();
      const saved =
        (await linkKnown(name, folder, previous, known)) ??
        (await copyFrom(files, name, join(folder, uploadFile(name))));
      if (saved) yield [saved];
      else missing.push(name);
      fileBytes += saved?.bytes ?? 0;
    }
  }
  const part = await writePart(join(folder, uploadList), save(), signal);
  await syncPath(join(folder, 'uploads'));
  return { part: { ...part, fileBytes }, missing };
}

async function linkKnown(
  name: string,
  folder: string,
  previous: string | null,
  known: ReadonlyMap<string, SavedFile>,
): Promise<SavedFile | null> {
  const saved = known.get(name);
  if (previous === null || !saved) return null;
  const target = join(folder, uploadFile(name));
  try {
    await link(join(previous, uploadFile(name)), target);
    const { sha256 } = await measureFile(target);
    if (sha256 === saved.sha256) return saved;
  } catch {
    // Gone, or a file system without links: it is copied.
  }
  await rm(target, { force: true });
  return null;
}

async function copyFrom(files: FileStore, name: string, target: string): Promise<SavedFile | null> {
  const bytes = await files.read(name);
  if (!bytes) return null;
  await writeSynced(target, bytes);
  return { name, bytes: bytes.length, sha256: toSha256(bytes) };
}

/** By name; empty where the list cannot be read. */
async function listSavedFiles(folder: string): Promise<Map<string, SavedFile>> {
  const known = new Map<string, SavedFile>();
  try {
    await readPart(join(folder, uploadList), (rows) => {
      for (const row of rows) {
        const saved = savedFileSchema.parse(row);
        known.set(saved.name, saved);
      }
    });
  } catch {
    return new Map();
  }
  return known;
}
