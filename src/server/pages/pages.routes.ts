import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Deps } from '#server/deps.ts';
import type { AppError } from '#server/errors.ts';
import { makeFormToken } from '#server/features/public-forms/form-guard.ts';
import { profileAtHand, readProfile } from '#server/features/settings/settings.queries.ts';
import { answerCached, answerOnce, answerPacked } from '#server/http/answer-cached.ts';
import { atPresentVersion } from '#server/http/at-version.ts';
import { type CachedPage, noPageCache } from '#server/http/page-cache.ts';
import { business } from '#shared/content/business.ts';
import { calendarDate } from '#shared/dates.ts';
import { errorStatus } from '#shared/errors.ts';
import { inlineScript } from '#shared/inline-script.ts';
import { plainKey } from '#shared/paths.ts';
import type { Profile } from '#shared/profile.ts';
import { speculationRules } from '#shared/speculation-rules.ts';
import type { Page } from '#web/page.ts';
import type { DataOf, Tags } from '#web/render.tsx';
import { contentSecurityPolicy, hashSource } from './content-security-policy.ts';
import type { NotFoundPage, PageInput } from './loader.ts';
import { loaders, type PageName } from './loaders.ts';
import { findLowerCasePath } from './lower-case-path.ts';
import { joinPieces, pageFinisher } from './page-markup.ts';
import { shareCardAddress } from './share-card/share-card.ts';
import { consentEntry, enhanceEntry, type Web } from './web.ts';

/** The path of a page that has no address of its own: it answers in place of another. */
const noAddress = '*';

/** Every page of the site: load, render, keep, answer in the best encoding with an ETag. */
export function pageRoutes(deps: Deps): Hono {
  const app = new Hono();
  const { pages } = deps.web.render;
  for (const name of Object.keys(pages) as PageName[]) {
    const { path } = pages[name];
    if (path === noAddress) continue;
    app.get(
      path,
      async (c) =>
        (await answerPage(deps, c, name)) ?? answerNotFoundPage(deps, c, loaders[name].notFoundPage),
    );
    // As directories, advertisements and people write it; no address of the API.
    if (path !== '/' && !path.startsWith('/api/'))
      app.get(`${path}/`, (c) => c.redirect(withoutLastSlash(c.req.url), 301));
  }
  return app;
}

function withoutLastSlash(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.slice(0, -1) + search;
}

async function answerPage(deps: Deps, c: Context, name: PageName): Promise<Response | null> {
  const loader = loaders[name];
  const isPlain = c.req.query(plainKey) !== undefined;
  const keys = [...loader.query, ...((isPlain && loader.plainQuery) || [])];
  const query = Object.fromEntries(keys.map((key) => [key, c.req.query(key)]));
  const input: PageInput = { params: c.req.param(), query };
  const page = await keptPage(deps, name, c.req.path, input);
  if (page) return answerCached(c, page, pageHeaders(deps, name));
  const presentPath = await loader.findPresentPath?.(deps, input);
  return presentPath ? c.redirect(presentPath, 301) : null;
}

/** Makes a page that has one address, and keeps it for whoever asks first. */
export const keepPage = (deps: Deps, name: PageName): Promise<CachedPage | null> =>
  keptPage(deps, name, deps.web.render.pages[name].path, { params: {}, query: {} });

function keptPage(deps: Deps, name: PageName, path: string, input: PageInput): Promise<CachedPage | null> {
  const loader = loaders[name];
  const day = loader.isDaily ? calendarDate(deps.clock(), business.timeZone) : '';
  const key = `${path}?${JSON.stringify(input.query)}${day}`;
  const isKept = loader.isKept?.(input) !== false;
  const load = () => loader.load(deps, input);
  return (isKept ? deps.pages : noPageCache).get(key, [...loader.sources, 'settings'], async () => {
    const atVersion = await atPresentVersion(deps.db);
    const isVersioned = isKept && loader.sources.length > 0;
    const data = await (isVersioned ? atVersion(`${name} ${key}`, loader.sources, load) : load());
    const profile = await atVersion('profile', ['settings'], () => readProfile(deps.db));
    return data && renderNamed(deps, name, data, path, { profile });
  });
}

/** A page with a visitor's own entries in it: never kept, by nobody. */
export async function answerPersonalPage<Name extends PageName>(
  deps: Deps,
  c: Context,
  name: Name,
  data: DataOf<Web['render']['pages'][Name]>,
  status: ContentfulStatusCode,
): Promise<Response> {
  const profile = await profileAtHand(deps.db);
  const html = renderNamed(deps, name, data, c.req.path, { profile, isPersonal: true });
  return answerOnce(c, html, status, pageHeaders(deps, name));
}

/** The same under every address, so it is kept like a page: programs that look for holes ask for thousands of them. */
export async function answerNotFoundPage(
  deps: Deps,
  c: Context,
  name: NotFoundPage = 'notFound',
): Promise<Response> {
  const present = await findLowerCasePath(deps, c);
  if (present) return c.redirect(present, 301);
  const kept = await deps.pages
    .get(name, ['settings'], async () =>
      renderNamed(deps, name, {}, noAddress, { profile: await readProfile(deps.db) }),
    )
    .catch(() => null);
  // What had to be made while the database is away may say what no longer holds.
  if (!kept) return answerPersonalPage(deps, c, name, {}, 404);
  return answerPacked(c, kept, 404, { ...pageHeaders(deps, name), 'Cache-Control': 'no-store' });
}

/** What a visitor sees in place of a page that failed: the sentence, and how to reach us all the same. */
export function answerErrorPage(deps: Deps, c: Context, error: AppError): Promise<Response> {
  const { retryAfterSeconds } = error.options;
  if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds));
  const isPassing = error.code === 'unavailable';
  const data = {
    title: isPassing ? 'Back in a moment' : 'Something went wrong',
    detail: isPassing ? 'We can’t load this page right now.' : error.message,
    isPassing,
  };
  return answerPersonalPage(deps, c, 'failure', data, errorStatus[error.code]);
}

function renderNamed(
  { web, config, formSecret, clock }: Deps,
  name: PageName,
  data: object,
  path: string,
  { profile, isPersonal = false }: { profile: Profile; isPersonal?: boolean },
): Buffer<ArrayBuffer> {
  const { pages, renderPage } = web.render;
  // The loader's type has matched name and data; here they are any page with its data.
  const page = pages[name] as unknown as Page<object>;
  const { tags: thirdParty, publicUrl: origin } = config;
  const place = {
    tags: () => pageTags(web, name, page, thirdParty !== null),
    origin,
    path,
    thirdParty,
    profile,
    shareImage: shareCardAddress,
  };
  const finisher = pageFinisher(name, (html) => web.finish(html, name), isPersonal ? null : web.kept);
  return joinPieces(renderPage(page, data, place, finisher), () => makeFormToken(formSecret, clock()));
}

function pageTags(web: Web, name: PageName, page: Page<object>, asksConsent: boolean): Tags {
  const isLive = page.kind === 'live';
  const tags = web.tags(
    [enhanceEntry, ...(!isLive && page.script ? [page.script] : []), ...(asksConsent ? [consentEntry] : [])],
    isLive ? page.entry : undefined,
    name,
  );
  if (!isLive && page.styles) tags.stylesheets.push(web.styleSheet(page.styles));
  return tags;
}

/** Our own scripts; the one in the page; and the rules that another writes into it. */
const script = ["'self'", ...[inlineScript, speculationRules].map(hashSource)].join(' ');

const pageHeaders = ({ web, config }: Deps, name: PageName) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': contentSecurityPolicy({ ...web.policy(name), script }, config.tags),
  Vary: 'Accept-Encoding',
});
