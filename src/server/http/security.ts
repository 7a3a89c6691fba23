import { createMiddleware } from 'hono/factory';
import { AppError } from '#server/errors.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

interface Security {
  isHttps: boolean;
}

const ofEveryAnswer = ({ isHttps }: Security) => ({
  'X-Content-Type-Options': 'nosniff',
  // A picture made for other sites says so itself.
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});

/** What a browser asks of a document alone. */
const ofDocuments = {
  // A page that the panel frames says so itself.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** On every answer but the files of a build; pages add their Content-Security-Policy. */
export const securityHeaders = (security: Security) =>
  withHeaders({ ...ofEveryAnswer(security), ...ofDocuments });

/** Scripts, fonts and pictures of a build are no documents: each header is a part of a packet on every one of them. */
export const fileHeaders = (security: Security) => withHeaders(ofEveryAnswer(security));

function withHeaders(named: Record<string, string>) {
  const headers = Object.entries(named);
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
