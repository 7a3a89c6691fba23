import { createMiddleware } from 'hono/factory';

/** Without this header browsers cache a 301 forever and common proxies cache everything for minutes. */
export const defaultCacheControl = createMiddleware(async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
});
