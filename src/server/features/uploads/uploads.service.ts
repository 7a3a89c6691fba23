import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { newFileName } from '#server/files/store.ts';
import { findAnswer, hashOf, once } from '#server/http/idempotency.ts';
import { files } from '#shared/paths.ts';
import { type UploadAnswer, uploadLimits } from '#shared/uploads.ts';
import { readPhoto } from './photo.ts';
import { deleteUnclaimedUploads, insertUpload } from './uploads.queries.ts';

const unclaimedHours = 24;

/** Stores a visitor's photo, private, until a request claims it. The same key and bytes answer the same address. */
export async function storePhoto(deps: Deps, bytes: Uint8Array, key: string | null): Promise<UploadAnswer> {
  if (bytes.length > uploadLimits.bytes) throw photoTooLarge();
  const now = deps.clock();
  const onceKey = { scope: 'upload', key, bodyHash: hashOf(bytes) };
  const known = await findAnswer<UploadAnswer>(deps.db, onceKey, now);
  if (known) return known.answer;

  const photo = await readPhoto(bytes);
  const name = newFileName();
  await deps.files.write(name, photo.bytes);
  let answer: UploadAnswer | undefined;
  try {
    answer = await once(deps.db, onceKey, now, async (trx) => {
      const size = { width: photo.width, height: photo.height, bytes: photo.bytes.length };
      await insertUpload(trx, { name, ...size, createdAt: now.toISOString() });
      return { imageUrl: files.upload(name) };
    });
    return answer;
  } finally {
    // Refused, or the same photo arrived twice at once and the other one stays.
    if (answer?.imageUrl !== files.upload(name)) await deps.files.remove(name);
  }
}

export const photoTooLarge = () => new AppError('too-large', 'The photo is larger than 10 MB.');

/** Deletes photos that no request has claimed within a day; run at the start and every hour. */
export async function sweepUploads({
  db,
  files,
  clock,
}: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - unclaimedHours * 3_600_000);
  for (const name of await deleteUnclaimedUploads(db, before)) await files.remove(name);
}
