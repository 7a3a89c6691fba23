import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isPrivatePath } from '#kit/paths/private-paths.ts';

/** For a URL that grants access by itself: no cache stores it, no other site learns it, no search engine lists it. */
export function setPrivateHeaders(c: Context): void {
  for (const [name, value] of Object.entries(privateHeaders)) c.header(name, value);
}

export const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** For every response of a private path, also of a wrong one. */
export const keepPrivate = createMiddleware(async (c, next) => {
  await next();
  if (!isPrivatePath(c.req.path)) return;
  for (const [name, value] of Object.entries(privateHeaders)) c.res.headers.set(name, value);
});
