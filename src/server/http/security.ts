import { createMiddleware } from 'hono/factory';
import { AppError } from '#server/errors.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** On every answer; pages add their Content-Security-Policy. */
export function securityHeaders({ isHttps }: { isHttps: boolean }) {
  const headers = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    // A page that the panel frames, or a picture made for other sites, says so itself.
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  });
  return createMiddleware(async (c, next) => {
    // Before the answer is made: set on a finished one, each header makes it anew, which cost a third of a kept page.
    for (const [name, value] of headers) c.header(name, value);
    await next();
    // An answer that a handler has made by itself has none of them yet.
    const given = c.res.headers;
    for (const [name, value] of headers) if (!given.has(name)) given.set(name, value);
  });
}

/**
 * Refuses a write that a browser sends from another site. Both headers absent means no browser (a script, another
 * server), which carries no cookie of ours by accident. `signedPaths` are called by other programs, which prove who
 * they are in another way.
 */
export function sameOriginWrites(publicUrl: string, signedPaths: readonly string[] = []) {
  return createMiddleware(async (c, next) => {
    if (!safeMethods.includes(c.req.method) && !signedPaths.includes(c.req.path)) {
      const site = c.req.header('Sec-Fetch-Site');
      const origin = c.req.header('Origin');
      const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
      const isForeignOrigin =
        origin !== undefined && origin !== publicUrl && !isOwnHost(origin, c.req.header('Host'));
      if (isForeignSite || isForeignOrigin) {
        throw new AppError('foreign-origin', 'This call was sent from another site and was refused.');
      }
    }
    await next();
  });
}

/** A page opened by another name of the same server (an address in the local network, a tunnel) is not foreign. */
const isOwnHost = (origin: string, host: string | undefined) =>
  host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
