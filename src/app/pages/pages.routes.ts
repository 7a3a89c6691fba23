import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { DataFor } from '#app/site/render.tsx';
import type { Profile } from '#company/profile/profile.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { getLanguage } from '#kit/http/call-language.ts';
import { getHash } from '#kit/http/idempotency.ts';
import { inLanguage } from '#kit/http/in-language.ts';
import { privateHeaders } from '#kit/http/private-response.ts';
import { setRetryAfter } from '#kit/http/problem.ts';
import { respondCached, respondCompressed, respondOnce } from '#kit/http/respond-cached.ts';
import { noCache } from '#kit/http/response-cache.ts';
import { languageOfPath, siteLanguages } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import { makeFormToken } from '#kit/limits/server/form-guard.ts';
import type { Page } from '#kit/pages/page.ts';
import { plainKey } from '#kit/paths/paths.ts';
import { isPrivatePath } from '#kit/paths/private-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { AppError, Refusal } from '#kit/server/errors.ts';
import { errorStatus } from '#kit/wire/errors.ts';
import { iconLinks } from './brand-icon/brand-icon.ts';
import { withFormGuard } from './form-guard-fields.ts';
import type { NotFoundPage, PageInput } from './loader.ts';
import { loaders, type PageName } from './loaders.ts';
import { findLowerCasePath } from './lower-case-path.ts';
import { formTargets, pagePolicy, pageTags } from './page-parts.ts';
import { lastKnownPageProfile, pageProfile } from './page-profile.ts';
import { pageTexts } from './page-texts.ts';
import { shareCardAddress } from './share-card/share-card.ts';
import { isTranslated, noPath, type Web } from './web.ts';

/** Every page of the site: load, render, cache, respond. */
export function pageRoutes(deps: Deps): Hono {
  const app = new Hono();
  for (const language of siteLanguages) {
    const { pages } = deps.web[language].render;
    for (const name of Object.keys(pages) as PageName[]) {
      const { path } = pages[name];
      if (path === noPath || (language !== 'en' && !isTranslated(deps.web, name))) continue;
      // Every page directly below the root could be that of a category.
      if (name === 'service') continue;
      app.get(
        path,
        async (c) =>
          (await respondPage(deps, c, name)) ?? respondNotFound(deps, c, loaders[name].notFoundPage),
      );
      // As directories, advertisements and people write it.
      if (path !== '/') app.get(otherSlash(path), (c) => c.redirect(withOtherSlash(c.req.url), 301));
    }
  }
  for (const language of siteLanguages) {
    const { path } = deps.web[language].render.pages.service;
    app.get(path, async (c, next) => (await respondPage(deps, c, 'service')) ?? next());
    app.get(otherSlash(path), async (c, next) => {
      const isPage = (await readProfile(deps.db)).categories.some(
        ({ pageSlug }) => pageSlug === c.req.param('page'),
      );
      return isPage ? c.redirect(withOtherSlash(c.req.url), 301) : next();
    });
  }
  return app;
}

/** `/about/` of `/about`, and `/es` of `/es/`. */
const otherSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);

function withOtherSlash(url: string): string {
  const { pathname, search } = new URL(url);
  return otherSlash(pathname) + search;
}

async function respondPage(deps: Deps, c: Context, name: PageName): Promise<Response | null> {
  const loader = loaders[name];
  const isPlain = c.req.query(plainKey) !== undefined;
  const keys = [...loader.query, ...((isPlain && loader.plainQuery) || [])];
  const query = Object.fromEntries(keys.map((key) => [key, c.req.query(key)]));
  const { path } = c.req;
  const input: PageInput = { params: c.req.param(), query, language: languageOfPath(path) };
  const cache = loader.isCached?.(input) === false ? noCache : deps.pages;
  const page = await cache.get(canonicalUrl(path, query), [...loader.sources, 'settings'], async (before) => {
    const data = await loader.load(deps, input);
    if (!data) return null;
    const profile = await pageProfile(deps);
    // Most writes leave most of the pages that they invalidate as they were.
    const dataHash = getHash(JSON.stringify([data, profile, getHour(deps.clock())]));
    if (before?.dataHash === dataHash) return before;
    return { ...renderNamed(deps, name, data, path, profile), dataHash };
  });
  if (page) return respondCached(c, page, htmlHeaders);
  const presentPath = await loader.findPresentPath?.(deps, input);
  return presentPath ? c.redirect(presentPath, 301) : null;
}

/** A page may show the date, which changes on the hour in every time zone of the country. */
const getHour = (now: Date) => now.toISOString().slice(0, 13);

/** As links of the site are written, so that the cache finds the page by the URL of the request. */
function canonicalUrl(path: string, query: PageInput['query']): string {
  const known = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path;
}

/** A page with a visitor's own input, which nobody may cache. */
export async function respondPersonalPage<Name extends PageName>(
  deps: Deps,
  c: Context,
  name: Name,
  data: DataFor<Web['render']['pages'][Name]>,
  status: ContentfulStatusCode,
  /** Its language, and its place in the navigation. */
  path = c.req.path,
): Promise<Response> {
  const profile = await lastKnownPageProfile(deps);
  const page = renderNamed(deps, name, data, path, profile);
  return respondOnce(c, page, status, htmlHeaders);
}

/**
 * A page behind a link that grants access: nobody may cache it, no other site learns its URL, and no third-party tag
 * reads it.
 */
export async function respondPrivatePage<Name extends PageName>(
  deps: Deps,
  c: Context,
  name: Name,
  data: DataFor<Web['render']['pages'][Name]>,
  status: ContentfulStatusCode,
  /** Where the page itself stands, if a form was posted to another address. */
  path = c.req.path,
): Promise<Response> {
  const own = { ...deps, config: { ...deps.config, tags: null } };
  const profile = await lastKnownPageProfile(deps);
  const page = renderNamed(own, name, data, path, profile, await formTargets(deps, name));
  return respondOnce(c, page, status, { ...htmlHeaders, ...privateHeaders });
}

/** The same for every URL, and cached like a page: scanners ask for thousands of them. */
export async function respondNotFound(
  deps: Deps,
  c: Context,
  name: NotFoundPage = 'notFound',
): Promise<Response> {
  const present = await findLowerCasePath(deps, c);
  if (present) return c.redirect(present, 301);
  const prefix = languageEntries[languageOfPath(c.req.path)].pathPrefix;
  const cached = await deps.pages
    .get(prefix + name, ['settings'], async () =>
      renderNamed(deps, name, {}, `${prefix}/${noPath}`, await pageProfile(deps)),
    )
    .catch(() => null);
  // Without the database the profile may be out of date.
  if (!cached) return respondPersonalPage(deps, c, name, {}, 404);
  return respondCompressed(c, cached, 404, { ...htmlHeaders, 'Cache-Control': 'no-store' });
}

/** A page for visitors in place of one that failed: the reason, and how to reach us anyway. */
export const respondRefusalPage = (deps: Deps, c: Context, refusal: Refusal): Promise<Response> =>
  respondErrorPage(deps, c, inLanguage(refusal, getLanguage(c)));

/** The same for staff, in English. */
export function respondErrorPage(deps: Deps, c: Context, error: AppError): Promise<Response> {
  setRetryAfter(c, error);
  const isPassing = error.code === 'unavailable';
  const language = getLanguage(c);
  const texts = pageTexts[language].failure;
  const data = {
    title: isPassing ? texts.passing.title : texts.title,
    detail: isPassing ? texts.passing.detail : error.message,
    isPassing,
  };
  return respondPersonalPage(deps, c, 'failure', data, errorStatus[error.code]);
}

const htmlHeaders = { 'Content-Type': 'text/html; charset=utf-8' };

/** The policy belongs to the page, since it names the style sheet in it. */
function renderNamed(
  { web: webs, config: givenConfig, formSecret, clock }: Deps,
  name: PageName,
  data: object,
  path: string,
  profile: Profile,
  form: readonly string[] = [],
): { body: string; headers: Record<string, string> } {
  const config = isPrivatePath(path) ? { ...givenConfig, tags: null } : givenConfig;
  const web = webs[languageOfPath(path)];
  const { pages, renderPage } = web.render;
  // The loader's type has matched name and data; here they are any page with its data.
  const page = pages[name] as unknown as Page<object>;
  const { tags: thirdParty, publicUrl: origin } = config;
  const html = renderPage(page, data, {
    tags: pageTags(web, name, page, { asksConsent: thirdParty !== null, colors: profile.colors }),
    origin,
    path,
    isTranslated: isTranslated(webs, name),
    thirdParty,
    profile,
    shareImage: (head) => shareCardAddress(head, profile),
    icons: iconLinks(profile),
  });
  const body = web.finish(
    withFormGuard(html, () => makeFormToken(formSecret, clock())),
    name,
  );
  return {
    body,
    headers: { 'Content-Security-Policy': pagePolicy(config, web, name, profile.colors, form) },
  };
}
