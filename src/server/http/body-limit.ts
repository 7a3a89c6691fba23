import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { AppError } from '#server/errors.ts';
import { adminApi, api } from '#shared/paths.ts';

/** As much as the longest article needs; most calls that anyone may send have a lower limit of their own. */
export const defaultBodyLimit = { bytes: 2_000_000, words: '2 MB' };

/** A larger body is refused in these words, and kept nowhere. */
export function limitBody(maxBytes: number, tooLargeText: string) {
  const refuse = (c: Context): never => {
    throwAway(c.req.raw.body);
    throw new AppError('too-large', tooLargeText);
  };
  const countBytes = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return createMiddleware((c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    // Hono's own looks at the body before its length: a whole request of Node's `fetch` is built for that, and costs
    // a tenth of a short answer.
    const length = isChunked(c) ? undefined : c.req.header('content-length');
    if (length === undefined) return countBytes(c, next);
    return Number(length) > maxBytes ? refuse(c) : next();
  });
}

const isChunked = (c: Context) => c.req.header('transfer-encoding') !== undefined;

/**
 * What has been sent already. A body that lies unread ends its connection half a second after the answer, under the
 * next request that comes on it.
 */
function throwAway(body: ReadableStream | null): void {
  if (!body?.locked) body?.pipeTo(new WritableStream()).catch(() => {});
}

/** So that no call can fill the memory. Uploads have a limit of their own, which is higher. */
export function limitBodies() {
  const limit = limitBody(defaultBodyLimit.bytes, `The request is larger than ${defaultBodyLimit.words}.`);
  return createMiddleware((c, next) => (uploads.includes(c.req.path) ? next() : limit(c, next)));
}

const uploads: readonly string[] = [api.upload, adminApi.upload];
