import { createMiddleware } from 'hono/factory';
import { AppError } from '#server/errors.ts';
import { builtFolders } from './built-folders.ts';

const isBuiltFile = (path: string) => builtFolders.some((folder) => path.startsWith(`/${folder}/`));

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** What a browser asks of a document alone. */
const ofDocuments = Object.entries({
  // A page that the panel frames says so itself.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
});

/**
 * On every answer; pages add their Content-Security-Policy. Scripts, fonts and pictures of a build are no documents, and
 * each header would be a part of a packet on every one of them.
 */
export function securityHeaders({ isHttps }: { isHttps: boolean }) {
  const ofFiles = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    // A picture made for other sites says so itself.
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  });
  const ofOthers = [...ofFiles, ...ofDocuments];
  return createMiddleware(async (c, next) => {
    const isFile = isBuiltFile(c.req.path);
    // Before the answer is made: set on a finished one, each header makes it anew, which cost a third of a kept page.
    for (const [name, value] of isFile ? ofFiles : ofOthers) c.header(name, value);
    await next();
    // An answer that a handler has made by itself has none of them yet; that a file is missing says a page.
    const given = c.res.headers;
    for (const [name, value] of isFile && c.res.status < 400 ? ofFiles : ofOthers) {
      if (!given.has(name)) given.set(name, value);
    }
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
        throw new AppError('foreign-origin', 'This request came from another website and was refused.');
      }
    }
    await next();
  });
}

/** A page opened by another name of the same server (an address in the local network, a tunnel) is not foreign. */
const isOwnHost = (origin: string, host: string | undefined) =>
  host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
