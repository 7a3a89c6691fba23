import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSecret } from '#kit/db/secrets.ts';
import { getHash } from '#kit/http/idempotency.ts';
import { newLinkToken } from '#kit/http/link-token.ts';
import { type Language, pathIn } from '#kit/language/language.ts';
import { paths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';

/** A confirmation link works once, for some days: its secret is random, and only its hash is stored. */
export function newConfirmation(publicUrl: string, language: Language): { url: string; tokenHash: string } {
  const token = newLinkToken();
  const path = pathIn(language, paths.newsletterConfirm);
  return { url: `${publicUrl}${path}?token=${token}`, tokenHash: getHash(token) };
}

/** Unsubscribe links must work for years, so they are signed, not stored. */
export const unsubscribeUrl = async (
  deps: Pick<Deps, 'db' | 'config'>,
  id: number,
  language: Language = 'en',
): Promise<string> => (await unsubscribeUrls(deps, language))(id);

/** As `unsubscribeUrl`, for many subscribers. */
export async function unsubscribeUrls(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  language: Language = 'en',
): Promise<(id: number, sendingId?: number) => string> {
  const secret = await readSecret(db, 'newsletter-links');
  const page = config.publicUrl + pathIn(language, paths.newsletterUnsubscribe);
  return (id, sendingId) => {
    const about = sendingId === undefined ? String(id) : `${id}-${sendingId}`;
    return `${page}?token=${about}.${sign(secret, about)}`;
  };
}

/** The subscriber, and the sending whose letter has the link; null if the signature is wrong. */
export async function readUnsubscribeToken(
  { db }: Pick<Deps, 'db'>,
  token: string,
): Promise<{ id: number; sendingId: number | null } | null> {
  const [, about, id, sendingId, signature] =
    /^(([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?)\.([\w-]{43})$/.exec(token) ?? [];
  if (!about || !signature) return null;
  const expected = sign(await readSecret(db, 'newsletter-links'), about);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
  return { id: Number(id), sendingId: sendingId === undefined ? null : Number(sendingId) };
}

const sign = (secret: string, about: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${about}`).digest('base64url');
