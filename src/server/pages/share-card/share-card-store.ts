import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** About 50 MB. */
const maxFiles = 500;

/** Pictures on disk that can be drawn again; the oldest give way. */
export function createShareCardStore(folder: string) {
  const path = (key: string) => join(folder, `${key}.jpg`);
  return {
    async read(key: string): Promise<Buffer<ArrayBuffer> | null> {
      return readFile(path(key)).catch(() => null);
    },
    async write(key: string, bytes: Uint8Array): Promise<void> {
      await mkdir(folder, { recursive: true });
      const part = `${path(key)}.part`;
      await writeFile(part, bytes);
      await rename(part, path(key));
      await removeOldest(folder);
    },
  };
}

async function removeOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= maxFiles) return;
  const aged = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  );
  const surplus = aged.toSorted((a, b) => a.time - b.time).slice(0, names.length - maxFiles);
  for (const { name } of surplus) await rm(join(folder, name), { force: true });
}
