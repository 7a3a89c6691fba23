import type { Deps } from '#server/deps.ts';
import { files as addresses } from '#shared/paths.ts';
import { pictureVariant, pictureVariantWidths, uploadedPicture } from '#shared/uploaded-picture.ts';
import {
  deletePicture,
  listPicturePlaces,
  listPictures,
  type PictureRow,
  setUnusedSince,
} from './pictures.queries.ts';

const keptDays = 30;

/**
 * Deletes public pictures that no service and no article has shown for 30 days, drafts and the trash included. The
 * time counts from the first sweep that finds a picture nowhere, so one that was just uploaded for a form that is
 * still open is safe. Run at the start and every hour.
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
  const isUsed = ({ name }: PictureRow) => used.has(stemOf(name));

  const usedAgain = pictures.filter((picture) => picture.unusedSince !== null && isUsed(picture));
  await setUnusedSince(db, usedAgain, null);
  const newlyUnused = pictures.filter((picture) => picture.unusedSince === null && !isUsed(picture));
  await setUnusedSince(db, newlyUnused, now.toISOString());

  const isOver = (picture: PictureRow) => picture.unusedSince !== null && picture.unusedSince < before;
  for (const picture of pictures.filter((each) => isOver(each) && !isUsed(each))) {
    if (!(await deletePicture(db, picture.id, stemOf(picture.name)))) continue;
    // A file that a crash leaves behind here is shown nowhere: its row is gone.
    for (const name of filesOf(picture.name)) await files.remove(name);
  }
}

/** Any of a picture's files, in an attribute, a `srcset` or a whole address. */
const stemsIn = (text: string): string[] =>
  [...text.matchAll(/\/uploads\/([0-9a-f]{32})-/g)].map(([, stem]) => stem!);

const stemOf = (name: string) => name.slice(0, 32);

function filesOf(name: string): string[] {
  const picture = uploadedPicture(addresses.upload(name));
  const widths = picture ? pictureVariantWidths(picture.width) : [];
  return [name, ...widths.map((each) => pictureVariant(stemOf(name), each))];
}
