import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { panelLogo } from '#company/brand/logo.ts';
import { listPresentCategories } from '#company/catalog/known-categories.ts';
import { lastKnownProfile } from '#company/settings/server/settings.queries.ts';
import { isLanguage, type Language, languages } from '#kit/language/language.ts';
import { panelFiles } from '#kit/paths/panel-files.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { findAccepted, languageCookie } from '#kit/wire/panel-language.ts';
import { themeCookie, themes } from '#kit/wire/theme.ts';
import { iconLinks } from './brand-icon/brand-icon.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { adminEntry, type Web } from './web.ts';

/**
 * The panel's one document, the same for everybody but for theme and language, also while the database is down; what it
 * shows comes from calls that the server guards.
 */
export function adminRoutes({ db, web: webs, config }: Deps): Hono {
  const app = new Hono();
  const { hasPanelWorker } = config;
  const panels = new Map(languages.map((language) => [language, toPanel(webs[language], hasPanelWorker)]));
  const answer = async (c: Context) => {
    const { web, tags, worker, headers } = panels.get(readLanguage(c))!;
    const hasWorker = worker !== null;
    const profile = await lastKnownProfile(db);
    const { name, shortName, state, timeZone } = profile;
    const look = {
      ...{ name, shortName, state, timeZone, logo: panelLogo(profile), icons: iconLinks(profile) },
      categories: listPresentCategories(),
    };
    const theme = themes.find((one) => one === getCookie(c, themeCookie)) ?? 'system';
    return c.body(web.render.renderAdmin({ ...look, tags, theme, hasWorker }), 200, headers);
  };
  // Each language has a worker of its own: a browser whose language has changed stores the other files.
  app.get(panelFiles.worker, (c) =>
    c.body(panels.get(readLanguage(c))!.worker ?? noWorker, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    }),
  );
  app.get(adminPaths.dashboard, answer);
  app.get(`${adminPaths.dashboard}/*`, answer);
  return app;
}

const toPanel = (web: Web, hasPanelWorker: boolean) => ({
  web,
  tags: web.tags([adminEntry]),
  worker: hasPanelWorker ? web.panelWorker : null,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy({ ...web.policy(), frame: "'self'", worker: "'self'" }),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  },
});

/** The one of who signed in last or was chosen at the sign-in; before that the browser's. */
function readLanguage(c: Context): Language {
  const chosen = getCookie(c, languageCookie);
  return isLanguage(chosen) ? chosen : findAccepted(c.req.header('Accept-Language'));
}

/** Replaces a worker that browsers still have, and then itself. */
const noWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('panel-')) await caches.delete(name);
  await registration.unregister();
}
`;
