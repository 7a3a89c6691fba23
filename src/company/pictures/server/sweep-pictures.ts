import { inTransaction } from '#kit/db/transaction.ts';
import { queueFileRemovals, removeQueuedFiles } from '#kit/files/file-removals.ts';
import type { Deps } from '#kit/server/deps.ts';
import {
  deletePicture,
  listPicturePlaces,
  listPictures,
  type PictureRow,
  setUnusedSince,
} from './pictures.queries.ts';

const keptDays = 30;

/**
 * Deletes public pictures that no service or article showed for 30 days, including drafts and the trash. The time
 * starts with the first sweep that finds a picture unused, so an upload for an open form is safe. Runs at the start and
 * every hour.
 */
export async function sweepPictures({
  db,
  files,
  clock,
}: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - keptDays * 86_400_000).toISOString();
  const pictures = await listPictures(db);
  if (pictures.length === 0) return;
  const used = new Set((await listPicturePlaces(db)).flatMap(stemsIn));
  const isUsed = ({ name }: PictureRow) => used.has(getStem(name));

  const usedAgain = pictures.filter((picture) => picture.unusedSince !== null && isUsed(picture));
  await setUnusedSince(db, usedAgain, null);
  const newlyUnused = pictures.filter((picture) => picture.unusedSince === null && !isUsed(picture));
  await setUnusedSince(db, newlyUnused, now.toISOString());

  const isOver = (picture: PictureRow) => picture.unusedSince !== null && picture.unusedSince < before;
  for (const picture of pictures.filter((each) => isOver(each) && !isUsed(each))) {
    await inTransaction(db, async (trx) => {
      if (await deletePicture(trx, picture.id, getStem(picture.name)))
        await queueFileRemovals(trx, [picture.name], now);
    });
  }
  await removeQueuedFiles({ db, files });
}

/** Finds a picture's files in attributes, `srcset` and full URLs. */
const stemsIn = (text: string): string[] =>
  [...text.matchAll(/\/uploads\/([0-9a-f]{32})-/g)].map(([, stem]) => stem!);

const getStem = (name: string) => name.slice(0, 32);
