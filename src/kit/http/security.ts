import { createMiddleware } from 'hono/factory';
import { isPrivatePath } from '#kit/paths/private-paths.ts';
import { refuse } from '#kit/server/errors.ts';
import { readBearer } from './bearer.ts';
import { builtFolders } from './built-folders.ts';

const isBuiltFile = (path: string) => builtFolders.some((folder) => path.startsWith(`/${folder}/`));

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Headers that only matter for documents. */
const ofDocuments = Object.entries({
  // Pages that the panel frames override this.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
});

/**
 * Sets the security headers of every response; pages add their Content-Security-Policy. Built scripts, fonts and
 * pictures are not documents, so they skip the headers that only documents need.
 */
export function securityHeaders({ isHttps }: { isHttps: boolean }) {
  const ofFiles = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    // Pictures for other sites override this.
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  });
  const ofOthers = [...ofFiles, ...ofDocuments];
  return createMiddleware(async (c, next) => {
    const isFile = isBuiltFile(c.req.path);
    // Set before the response exists: setting a header on a finished one rebuilds it, a third of a cached page's time.
    for (const [name, value] of isFile ? ofFiles : ofOthers) c.header(name, value);
    await next();
    // A Response that a handler built itself has none of them yet. A missing file gets a page.
    const given = c.res.headers;
    for (const [name, value] of isFile && c.res.status < 400 ? ofFiles : ofOthers) {
      if (!given.has(name)) given.set(name, value);
    }
  });
}

/**
 * Refuses a write that a browser sends from another site. Without both headers the client is not a browser, so it
 * sends no cookie of ours by accident. Other programs call `signedPaths` with a signature. A page without a referrer posts
 * with the origin `null`; where the URL itself grants access, and no cookie is read, another site could not have sent it.
 * With a key the guard of `/api/admin` reads no cookie either.
 */
export function sameOriginWrites(publicUrl: string, signedPaths: readonly string[] = []) {
  return createMiddleware(async (c, next) => {
    const hasKey = c.req.path.startsWith('/api/admin/') && readBearer(c) !== null;
    if (!safeMethods.includes(c.req.method) && !signedPaths.includes(c.req.path) && !hasKey) {
      const site = c.req.header('Sec-Fetch-Site');
      const origin = c.req.header('Origin');
      // WebKit calls a form of ours cross-site if its page opens in a new tab, but names the right origin.
      const isForeignSite =
        site !== undefined && site !== 'same-origin' && site !== 'none' && origin !== publicUrl;
      const isForeignOrigin =
        origin !== undefined &&
        origin !== publicUrl &&
        !isOwnHost(origin, c.req.header('Host')) &&
        !(origin === 'null' && (site === 'same-origin' || isPrivatePath(c.req.path)));
      if (isForeignSite || isForeignOrigin) {
        throw refuse('foreign-origin', 'foreignOrigin');
      }
    }
    await next();
  });
}

/** A page opened under another name of this server (a local IP, a tunnel) is not foreign. */
const isOwnHost = (origin: string, host: string | undefined) =>
  host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
