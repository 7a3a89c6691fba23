import { randomBytes } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncPath, writeSynced } from './synced-files.ts';

export interface StoredFile {
  name: string;
  bytes: number;
}

/** Stores uploaded files. The server makes their names (`newFileName`); a file of any other name does not exist. */
export interface FileStore {
  /** Resolves once the bytes are stored for good. */
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is no such file. */
  read: (name: string) => Promise<Buffer<ArrayBuffer> | null>;
  /** No error when it is already gone. */
  remove: (name: string) => Promise<void>;
  /** All files, in no order. A file written or removed during the listing may be in it or not. */
  list: () => AsyncIterable<StoredFile>;
}

const photoName = /^[0-9a-f]{32}\.webp$/;
/** See `kit/wire/uploaded-picture.ts`. */
const publicName = /^[0-9a-f]{32}-(share\.jpg|\d{1,4}(\.webp|\.avif|x\d{1,4}\.(jpg|png|avif)))$/;

/** The part of a name that nobody can guess. */
export const newFileStem = () => randomBytes(16).toString('hex');

export const newFileName = () => `${newFileStem()}.webp`;

export const isOwnFileName = (name: string) => photoName.test(name) || publicName.test(name);

export function requireOwnName(name: string): void {
  if (!isOwnFileName(name)) throw new Error(`Not a name of ours: ${name}`);
}

/** The name itself says that anyone may read the file: photos of customers never have such a name. */
export const isPublicFileName = (name: string) => publicName.test(name);

/** Files in one folder, which is made when it is missing, as those above it, for nobody else on the machine. */
export async function createDiskStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async write(name, bytes) {
      const path = ownPath(folder, name);
      const part = `${path}.part`;
      try {
        await writeSynced(part, bytes);
        await rename(part, path);
        await syncPath(folder);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async read(name) {
      if (!isOwnFileName(name)) return null;
      return readFile(join(folder, name)).catch(nullWhenMissing);
    },
    async remove(name) {
      const path = ownPath(folder, name);
      await rm(path, { force: true });
      // Left by a process that was killed while it wrote.
      await rm(`${path}.part`, { force: true });
    },
    async *list() {
      for await (const { name } of await opendir(folder)) {
        const file = isOwnFileName(name) && (await stat(join(folder, name)).catch(nullWhenMissing));
        if (file) yield { name, bytes: file.size };
      }
    },
  };
}

function ownPath(folder: string, name: string): string {
  requireOwnName(name);
  return join(folder, name);
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
