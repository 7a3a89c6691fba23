import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { AppError } from '#server/errors.ts';
import { adminApi, api } from '#shared/paths.ts';

/** As much as the longest article needs; most calls that anyone may send have a lower limit of their own. */
export const defaultBodyLimit = { bytes: 2_000_000, words: '2 MB' };

/** A larger body is refused in these words, and not read. */
export const limitBody = (maxBytes: number, tooLargeText: string) =>
  bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new AppError('too-large', tooLargeText);
    },
  });

/** So that no call can fill the memory. Uploads have a limit of their own, which is higher. */
export function limitBodies() {
  const limit = limitBody(defaultBodyLimit.bytes, `The request is larger than ${defaultBodyLimit.words}.`);
  return createMiddleware((c, next) => (uploads.includes(c.req.path) ? next() : limit(c, next)));
}

const uploads: readonly string[] = [api.upload, adminApi.upload];
