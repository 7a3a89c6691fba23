import { createMiddleware } from 'hono/factory';

/**
 * An answer that says nothing of caches may be kept as they see fit: a 301 for good by browsers, so that an article which
 * gets its former address back leads in a circle, and everything for some minutes by common proxies.
 */
export const keepFresh = createMiddleware(async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
});
