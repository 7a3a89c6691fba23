import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';

/**
 * Programs that find links in a text take along what stands behind them: `/quote/abc.` or `/contact)`. Where that page
 * is not found, its visitor is led to the address without the ending, if that one is found.
 */
export const redirectStrayEndings = (app: Pick<Hono, 'fetch'>) =>
  createMiddleware(async (c, next) => {
    await next();
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
    if (c.res.status !== 404 || !isPage || !['GET', 'HEAD'].includes(c.req.method)) return;
    const url = new URL(c.req.url);
    const path = withoutStrayEnding(url.pathname);
    if (path === null) return;
    url.pathname = path;
    const page = await app.fetch(new Request(url, { method: 'HEAD', headers: c.req.raw.headers }), c.env);
    if (page.status === 404) return;
    c.res = undefined;
    c.res = new Response(null, {
      status: 302,
      headers: { Location: path + url.search, 'Cache-Control': 'no-store' },
    });
  });

/** Null if the path has none, or is none that this site writes: it might name another host. */
function withoutStrayEnding(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    const trimmed = path.replace(strayEnding, '');
    return trimmed === path || /^\/{2}|\\/.test(path) ? null : encodeURI(trimmed || '/');
  } catch {
    return null;
  }
}

/** Dashes and underscores may belong to a token. */
const strayEnding = /(?:(?![-_])[\p{P}\p{S}\p{Z}\p{C}])+$/u;
