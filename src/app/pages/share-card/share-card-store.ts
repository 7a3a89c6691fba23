import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createQueue } from '#kit/http/queue.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { ShareCard } from './share-card.ts';

/** About 50 MB. */
const maxFiles = 500;

/** Cards by their hash, drawn once, one at a time, and then read from disk. */
export function createShareCardStore(folder: string, { files, log }: Pick<Deps, 'files' | 'log'>) {
  const queue = createQueue({ concurrency: 1, maxWaiting: 50 });
  const read = (hash: string) => readFile(join(folder, `${hash}.jpg`)).catch(() => null);
  const write = async (hash: string, bytes: Uint8Array) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${hash}.jpg`);
    await writeFile(`${file}.part`, bytes, { mode: 0o600 });
    await rename(`${file}.part`, file);
    // They can be drawn again.
    if ((await readdir(folder)).length > maxFiles) await rm(folder, { recursive: true });
  };
  const draw = async (hash: string, card: ShareCard) => {
    // Loads sharp at the first card, not at every start.
    const { drawShareCard } = await import('./draw-share-card.ts');
    const bytes = await drawShareCard(files, card);
    await write(hash, bytes).catch((error) =>
      log.warn('a share card was not stored', { error: String(error) }),
    );
    return bytes;
  };
  return {
    get: async (hash: string, card: ShareCard): Promise<Buffer<ArrayBuffer>> =>
      (await read(hash)) ?? queue.run(async () => (await read(hash)) ?? draw(hash, card)),
  };
}
