import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { AppError } from '#server/errors.ts';
import { adminApi, api } from '#shared/paths.ts';

/** As much as the longest article needs; most calls that anyone may send have a lower limit of their own. */
export const defaultBodyLimit = { bytes: 2_000_000, words: '2 MB' };

/** So that no call can fill the memory. Uploads have a limit of their own, which is higher. */
export function limitBodies() {
  const limit = bodyLimit({
    maxSize: defaultBodyLimit.bytes,
    onError: () => {
      throw new AppError('too-large', `The request is larger than ${defaultBodyLimit.words}.`);
    },
  });
  return createMiddleware((c, next) => (uploads.includes(c.req.path) ? next() : limit(c, next)));
}

const uploads: readonly string[] = [api.upload, adminApi.upload];
