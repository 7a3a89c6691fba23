import type { Context } from 'hono';

/** For a URL that grants access by itself: no cache stores it, no other site learns it, no search engine lists it. */
export function setPrivateHeaders(c: Context): void {
  for (const [name, value] of Object.entries(privateHeaders)) c.header(name, value);
}

export const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};
