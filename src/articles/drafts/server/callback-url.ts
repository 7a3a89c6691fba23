import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSecret } from '#kit/db/secrets.ts';
import { api } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';

/** Where a workflow delivers a job's article until `expiresAt`. Knowing the URL is the only permission. */
export async function callbackUrl(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  jobId: number,
  expiresAt: Date,
): Promise<string> {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const signature = sign(await readSecret(db, 'article-callbacks'), jobId, expires);
  const query = new URLSearchParams({ job: String(jobId), expires: String(expires), signature });
  return `${config.publicUrl}${api.articleCallback}?${query}`;
}

/** The verified query of a callback; null if the signature is wrong. */
export async function readCallback(
  { db }: Pick<Deps, 'db'>,
  { job = '', expires = '', signature = '' }: Partial<Record<string, string>>,
): Promise<{ jobId: number; expiresAt: Date } | null> {
  if (!/^[1-9]\d{0,8}$/.test(job) || !/^\d{1,12}$/.test(expires) || !/^[\w-]{43}$/.test(signature))
    return null;
  const [jobId, seconds] = [Number(job), Number(expires)];
  const expected = sign(await readSecret(db, 'article-callbacks'), jobId, seconds);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
  return { jobId, expiresAt: new Date(seconds * 1000) };
}

const sign = (secret: string, jobId: number, expires: number) =>
  createHmac('sha256', secret).update(`article ${jobId} ${expires}`).digest('base64url');
