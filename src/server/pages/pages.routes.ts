import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { business } from '#shared/content/business.ts';
import { calendarDate } from '#shared/dates.ts';
import { errorStatus } from '#shared/errors.ts';
import type { Page } from '#web/page.ts';
import type { DataOf } from '#web/render.tsx';
import type { Deps } from '../deps.ts';
import type { AppError } from '../errors.ts';
import { loaders, type PageInput, type PageName } from './loaders.ts';
import { acceptedEncoding, matchesEtag } from './negotiate.ts';
import type { CachedPage } from './page-cache.ts';
import { enhanceEntry, type Web } from './web.ts';

/** The path of a page that has no address of its own: it answers in place of another. */
const noAddress = '*';

/** Every page of the site: load, render, keep, answer in the best encoding with an ETag. */
export function pageRoutes(deps: Deps): Hono {
  const app = new Hono();
  const { pages } = deps.web.render;
  for (const name of Object.keys(pages) as PageName[]) {
    if (pages[name].path !== noAddress) {
      app.get(
        pages[name].path,
        async (c) => (await answerPage(deps, c, name)) ?? answerNotFoundPage(deps, c),
      );
    }
  }
  return app;
}

async function answerPage(deps: Deps, c: Context, name: PageName): Promise<Response | null> {
  const loader = loaders[name];
  const query = Object.fromEntries(loader.query.map((key) => [key, c.req.query(key)]));
  const input: PageInput = { params: c.req.param(), query };
  const day = loader.isDaily ? calendarDate(deps.clock(), business.timeZone) : '';
  const key = `${c.req.path}?${JSON.stringify(query)}${day}`;
  const page = await deps.pages.get(key, loader.sources, async () => {
    const data = await loader.load(deps, input);
    return data && renderNamed(deps, name, data, c.req.path);
  });
  return page && answerCached(deps, c, page);
}

async function answerCached(deps: Deps, c: Context, page: CachedPage): Promise<Response> {
  const headers = { ...pageHeaders(deps.web), ETag: page.etag, 'Cache-Control': 'no-cache' };
  if (matchesEtag(c.req.header('If-None-Match'), page.etag)) return c.body(null, 304, headers);
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
  if (!encoding) return c.body(page.body, 200, headers);
  return c.body(await page.encoded(encoding), 200, { ...headers, 'Content-Encoding': encoding });
}

/** A page with a visitor's own entries in it: never kept, by nobody. */
export function answerPersonalPage<Name extends PageName>(
  deps: Deps,
  c: Context,
  name: Name,
  data: DataOf<Web['render']['pages'][Name]>,
  status: ContentfulStatusCode,
): Response {
  return c.body(renderNamed(deps, name, data, c.req.path), status, {
    ...pageHeaders(deps.web),
    'Cache-Control': 'no-store',
  });
}

export const answerNotFoundPage = (deps: Deps, c: Context): Response =>
  answerPersonalPage(deps, c, 'notFound', {}, 404);

/** What a visitor sees in place of a page that failed: the sentence, and how to reach us all the same. */
export function answerErrorPage(deps: Deps, c: Context, error: AppError): Response {
  const { retryAfterSeconds } = error.options;
  if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds));
  const data = {
    title: error.code === 'unavailable' ? 'Back in a moment' : 'Something went wrong',
    detail: error.message,
  };
  return answerPersonalPage(deps, c, 'failure', data, errorStatus[error.code]);
}

function renderNamed(deps: Deps, name: PageName, data: object, path: string): string {
  const { pages, renderPage } = deps.web.render;
  // The loader's type has matched name and data; here they are any page with its data.
  const page = pages[name] as unknown as Page<object>;
  const tags = deps.web.tags(page.kind === 'live' ? page.entry : enhanceEntry);
  return renderPage(page, data, { tags, origin: deps.config.publicUrl, path });
}

const pageHeaders = (web: Web) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': web.contentSecurityPolicy,
  'Speculation-Rules': '"/speculation-rules.json"',
  Vary: 'Accept-Encoding',
});
