import { createMiddleware } from 'hono/factory';
import { AppError } from '#server/errors.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** On every answer; pages add their Content-Security-Policy. */
export function securityHeaders({ isHttps }: { isHttps: boolean }) {
  return createMiddleware(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    // A page that the panel frames says so itself.
    if (!c.res.headers.has('X-Frame-Options')) c.header('X-Frame-Options', 'DENY');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    // A picture made for other sites says so itself.
    if (!c.res.headers.has('Cross-Origin-Resource-Policy')) {
      c.header('Cross-Origin-Resource-Policy', 'same-origin');
    }
    c.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (isHttps) c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
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
