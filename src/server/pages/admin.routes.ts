import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { adminPaths } from '#shared/paths.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { adminEntry } from './web.ts';

/** The panel's one document, the same for everybody; what it shows comes from calls that the server guards. */
export function adminRoutes({ web }: Deps): Hono {
  const app = new Hono();
  const html = web.render.renderAdmin(web.tags([adminEntry]));
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(web.policy),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
  app.get(adminPaths.dashboard, (c) => c.body(html, 200, headers));
  app.get(`${adminPaths.dashboard}/*`, (c) => c.body(html, 200, headers));
  return app;
}
