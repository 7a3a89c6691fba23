import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#kit/db/open.ts';
import { readSecret } from '#kit/db/secrets.ts';
import type { TextRow } from '#kit/db/tables/texts.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { findText } from './text-log.ts';

/** The pictures of a text, where the gateway fetches them: customers' photos are open to nobody else. */
export async function readMediaUrls(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { id, photos }: Pick<TextRow, 'id' | 'photos'>,
): Promise<string[]> {
  const names = JSON.parse(photos) as string[];
  const secret = names.length === 0 ? '' : await readSecret(db, 'text-media');
  return names.map(
    (_, index) => config.publicUrl + messagePaths.media(`${id}.${index}.${sign(secret, id, index)}`),
  );
}

/** The name of the upload; undefined if the link is not ours. */
export async function findLinkedPhoto(db: Db, token: string): Promise<string | undefined> {
  const [, id, index, signature] = /^([1-9]\d{0,9})\.(\d)\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !index || !signature) return undefined;
  const expected = sign(await readSecret(db, 'text-media'), Number(id), Number(index));
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
  const text = await findText(db, Number(id));
  return text && (JSON.parse(text.photos) as string[])[Number(index)];
}

const sign = (secret: string, id: number, index: number) =>
  createHmac('sha256', secret).update(`text ${id} ${index}`).digest('base64url');
