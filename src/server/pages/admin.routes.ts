import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Deps } from '#server/deps.ts';
import { adminPaths } from '#shared/paths.ts';
import { themeCookie, themes } from '#shared/theme.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { adminEntry } from './web.ts';

/**
 * The panel's one document, the same for everybody but for the theme; what it shows comes from calls that the server
 * guards.
 */
export function adminRoutes({ web }: Deps): Hono {
  const app = new Hono();
  const tags = web.tags([adminEntry]);
  const documents = new Map(themes.map((theme) => [theme as string, web.render.renderAdmin(tags, theme)]));
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy({ ...web.policy(), frame: "'self'" }),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
  const answer = (c: Context) =>
    c.body(documents.get(getCookie(c, themeCookie) ?? '') ?? documents.get('system')!, 200, headers);
  app.get(adminPaths.dashboard, answer);
  app.get(`${adminPaths.dashboard}/*`, answer);
  return app;
}
