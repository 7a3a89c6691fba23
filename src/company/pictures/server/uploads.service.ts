import type { Logo } from '#company/brand/logo.ts';
import type { SitePicture } from '#company/pictures/own-pictures.ts';
import { type UploadAnswer, uploadLimits } from '#company/pictures/uploads.ts';
import { isPassingFailure } from '#kit/db/errors.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { queueFileRemovals, removeQueuedFiles } from '#kit/files/file-removals.ts';
import { newFileName, newFileStem } from '#kit/files/store.ts';
import { findStoredResponse, getHash, type ScopedKey, withIdempotency } from '#kit/http/idempotency.ts';
import { files } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { refuse } from '#kit/server/errors.ts';
import {
  filesOfUpload,
  logoFile,
  pictureFile,
  pictureVariant,
  shownLogoWidth,
  sitePictureFile,
  sitePictureJpeg,
  sitePictureVariant,
} from '#kit/wire/uploaded-picture.ts';
import type { CropPosition } from './site-picture.ts';
import {
  deleteUnclaimedUpload,
  deleteUnclaimedUploads,
  findUploadId,
  insertUpload,
} from './uploads.queries.ts';

const unclaimedHours = 24;

/**
 * Stores a visitor's photo privately until a request claims it. The same key of the same `owner` and the same bytes return
 * the same URL. The row is written first, so that the sweep finds the file of an interrupted upload.
 */
export async function storePhoto(
  deps: Deps,
  bytes: Uint8Array,
  { key = null, owner = '', client = '' }: { key?: string | null; owner?: string; client?: string } = {},
): Promise<UploadAnswer> {
  const now = deps.clock();
  const idempotencyKey = { scope: `upload of ${owner}`, key, bodyHash: getHash(bytes) };
  const known = await findStoredResponse<UploadAnswer>(deps.db, idempotencyKey, now);
  if (known) return known.response;

  const name = await storeFile(deps, bytes, client);
  return storeResponse(deps, idempotencyKey, now, name);
}

/** Stores a photo that nothing refers to yet, and returns its name. Throws as `readPhoto`. */
export async function storeFile(
  deps: Pick<Deps, 'db' | 'files' | 'clock' | 'log'>,
  bytes: Uint8Array,
  client: string,
): Promise<string> {
  if (bytes.length > uploadLimits.bytes) throw photoTooLarge();
  // Loaded with the first picture, because the library takes time and memory.
  const { readPhoto } = await import('./photo.ts');
  const photo = await readPhoto(bytes, client);
  const name = newFileName();
  const size = { width: photo.width, height: photo.height, bytes: photo.bytes.length };
  const createdAt = deps.clock().toISOString();
  await inTransaction(deps.db, (trx) => insertUpload(trx, { name, ...size, isPublic: 0, createdAt }));
  try {
    await deps.files.write(name, photo.bytes);
  } catch (error) {
    await discard(deps, name);
    throw error;
  }
  return name;
}

async function storeResponse(
  deps: Deps,
  scopedKey: ScopedKey,
  now: Date,
  name: string,
): Promise<UploadAnswer> {
  const own = { imageUrl: files.upload(name) };
  try {
    const key = { ...scopedKey, about: (_: UploadAnswer, trx: Trx) => findUploadId(trx, name) };
    const answer = await withIdempotency(deps.db, key, now, async () => own);
    // The same photo arrived twice at once; the other copy stays.
    if (answer.imageUrl !== own.imageUrl) await discard(deps, name);
    else deps.monitor.metrics.uploads.inc({ kind: 'photo' });
    return answer;
  } catch (error) {
    // After a lost commit the sweep decides, because the photo may be stored.
    if (!isPassingFailure(error)) await discard(deps, name);
    throw error;
  }
}

/** The sweep retries what fails here. */
export async function discard(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
  name: string,
): Promise<void> {
  try {
    for (const file of filesOfUpload(name)) await files.remove(file);
    await deleteUnclaimedUpload(db, name);
  } catch (error) {
    log.warn('an upload that nobody waits for stays until a sweep', { error: String(error) });
  }
}

/** Stores a public picture of a service or an article in several widths; see sweepPictures. */
export async function storePicture(deps: Deps, bytes: Uint8Array, client = ''): Promise<UploadAnswer> {
  if (bytes.length > uploadLimits.bytes) throw photoTooLarge();
  const { readPicture } = await import('./picture.ts');
  const { width, height, jpeg, webps } = await readPicture(bytes, client);
  const stem = newFileStem();
  const name = pictureFile(stem, width, height);
  const variants = webps.map((webp) => ({ name: pictureVariant(stem, webp.width), bytes: webp.bytes }));
  return { imageUrl: await storePublic(deps, { width, height }, [{ name, bytes: jpeg }, ...variants]) };
}

/** Stores a logo for the settings; swept like a picture. */
export async function storeLogo(deps: Deps, bytes: Uint8Array, client = ''): Promise<Logo> {
  if (bytes.length > uploadLimits.bytes) throw photoTooLarge();
  const { readLogo } = await import('./logo.ts');
  const { width, height, png, webp, ink, ground } = await readLogo(bytes, client);
  const stem = newFileStem();
  const url = await storePublic(deps, { width, height }, [
    { name: logoFile(stem, width, height), bytes: png },
    { name: pictureVariant(stem, shownLogoWidth(width, height)), bytes: webp },
  ]);
  return { url, ink, ground };
}

/** Stores a picture for a place of the site; swept like a picture. */
export async function storeSitePicture(
  deps: Deps,
  bytes: Uint8Array,
  client: string,
  position: CropPosition,
): Promise<SitePicture> {
  if (bytes.length > uploadLimits.bytes) throw photoTooLarge();
  const { readSitePicture } = await import('./site-picture.ts');
  const { width, height, avifs, jpeg, placeholder } = await readSitePicture(bytes, client, position);
  const stem = newFileStem();
  const url = await storePublic(deps, { width, height }, [
    { name: sitePictureFile(stem, width, height), bytes: avifs.at(-1)!.bytes },
    ...avifs.slice(0, -1).map((each) => ({ name: sitePictureVariant(stem, each.width), bytes: each.bytes })),
    { name: sitePictureJpeg(stem), bytes: jpeg },
  ]);
  return { url, placeholder };
}

interface Part {
  name: string;
  bytes: Buffer;
}

/** The first part names the upload. The row is written first here too. Returns the URL of the first part. */
async function storePublic(
  deps: Deps,
  size: { width: number; height: number },
  parts: readonly [Part, ...Part[]],
): Promise<string> {
  const [{ name }] = parts;
  const bytes = parts.reduce((sum, part) => sum + part.bytes.length, 0);
  const createdAt = deps.clock().toISOString();
  await inTransaction(deps.db, (trx) => insertUpload(trx, { name, ...size, bytes, isPublic: 1, createdAt }));
  try {
    for (const part of parts) await deps.files.write(part.name, part.bytes);
  } catch (error) {
    await discard(deps, name);
    throw error;
  }
  deps.monitor.metrics.uploads.inc({ kind: 'picture' });
  return files.upload(name);
}

const photoTooLarge = () => refuse('too-large', 'photoTooLarge');

/** Unclaimed photos stored before this time may be deleted. */
export const uploadsExpiredAt = (now: Date) =>
  new Date(now.getTime() - unclaimedHours * 3_600_000).toISOString();

/** Deletes photos that no request claimed within a day. Runs at the start and every hour, on any number of instances. */
export async function sweepUploads({
  db,
  files,
  clock,
}: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  const now = clock();
  await inTransaction(db, async (trx) =>
    queueFileRemovals(trx, await deleteUnclaimedUploads(trx, uploadsExpiredAt(now)), now),
  );
  await removeQueuedFiles({ db, files });
}
