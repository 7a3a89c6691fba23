import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Sentence } from '#kit/refusals/sentence.ts';
import { type AppError, refuse } from '#kit/server/errors.ts';

/** Enough for the longest article. Most public calls have a lower limit of their own. */
export const defaultBodyLimit: BodyLimit = { bytes: 2_000_000, size: '2 MB' };

export interface BodyLimit {
  bytes: number;
  /** As people read it. */
  size: string;
  /** Refuses a larger body in place of the usual sentence. */
  tooLarge?: TooLarge;
}

/** Calls of staff and programs may have an error of their own. */
type TooLarge = Sentence | (() => AppError);

export const limitBodyBy = ({ bytes, size, tooLarge }: BodyLimit) =>
  limitBody(bytes, tooLarge ?? ['tooLarge', size]);

export const kilobytes = (count: number): BodyLimit => ({ bytes: count * 1024, size: `${count} kB` });

/** Refuses a larger body. */
export function limitBody(maxBytes: number, tooLarge: TooLarge) {
  const refuseBody = (c: Context): never => {
    drain(c.req.raw.body);
    throw typeof tooLarge === 'function' ? tooLarge() : refuse('too-large', tooLarge);
  };
  const countBytes = bodyLimit({ maxSize: maxBytes, onError: refuseBody });
  return createMiddleware((c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    // Hono's middleware touches the body before the length, which builds a full Request: a tenth of a short response's
    // time.
    const length = isChunked(c) ? undefined : c.req.header('content-length');
    if (length === undefined) return countBytes(c, next);
    return Number(length) > maxBytes ? refuseBody(c) : next();
  });
}

const isChunked = (c: Context) => c.req.header('transfer-encoding') !== undefined;

/**
 * Reads and drops what was sent. Node closes a connection with an unread body half a second after the response, in the
 * middle of the next request.
 */
function drain(body: ReadableStream | null): void {
  if (!body?.locked) body?.pipeTo(new WritableStream()).catch(() => {});
}

/** No call can fill the memory. Uploads have a higher limit of their own. */
export function limitBodies() {
  const limit = limitBodyBy(defaultBodyLimit);
  return createMiddleware((c, next) => (isUpload(c.req.path) ? next() : limit(c, next)));
}

const uploads: readonly string[] = [api.upload, adminApi.upload, adminApi.imports];
const isUpload = (path: string) => uploads.includes(path) || /^\/api\/admin\/visits\/\d+\/photos$/.test(path);
