import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { panelLogo } from '#company/brand/logo.ts';
import { listPresentCategories } from '#company/catalog/known-categories.ts';
import { lastKnownProfile } from '#company/settings/server/settings.queries.ts';
import { panelFiles } from '#kit/paths/panel-files.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { themeCookie, themes } from '#kit/wire/theme.ts';
import { iconLinks } from './brand-icon/brand-icon.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { adminEntry } from './web.ts';

/**
 * The panel's one document, the same for everybody but for the theme, also while the database is down; what it shows
 * comes from calls that the server guards.
 */
export function adminRoutes({ db, web: { en: web }, config }: Deps): Hono {
  const app = new Hono();
  const tags = web.tags([adminEntry]);
  const worker = config.hasPanelWorker ? web.panelWorker : null;
  const hasWorker = worker !== null;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy({ ...web.policy(), frame: "'self'", worker: "'self'" }),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
  const answer = async (c: Context) => {
    const profile = await lastKnownProfile(db);
    const { name, shortName, state, timeZone } = profile;
    const look = {
      ...{ name, shortName, state, timeZone, logo: panelLogo(profile), icons: iconLinks(profile) },
      categories: listPresentCategories(),
    };
    const theme = themes.find((one) => one === getCookie(c, themeCookie)) ?? 'system';
    return c.body(web.render.renderAdmin({ ...look, tags, theme, hasWorker }), 200, headers);
  };
  app.get(panelFiles.worker, (c) =>
    c.body(worker ?? noWorker, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    }),
  );
  app.get(adminPaths.dashboard, answer);
  app.get(`${adminPaths.dashboard}/*`, answer);
  return app;
}

/** Replaces a worker that browsers still have, and then itself. */
const noWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('panel-')) await caches.delete(name);
  await registration.unregister();
}
`;
