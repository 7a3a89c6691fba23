import type { Context } from 'hono';
import { type ApiSection, rawEndpoint } from '#kit/http/endpoint.ts';
import { respondFromCache } from '#kit/http/respond-cached.ts';
import { api } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { openapiDocument } from './openapi.ts';

/** The description of the API for programs; the page for people is `web/site/reference`. */
export const referenceRoutes = (deps: Deps, sections: () => readonly ApiSection[]): ApiSection => ({
  tag: 'Reference',
  description: 'This description of the API.',
  endpoints: {
    getOpenapi: rawEndpoint('get', api.openapi, {
      summary: 'The API as an OpenAPI 3.1 document',
      responses: { 200: { description: 'The document', type: 'application/json' } },
      handle: (c) => respondWithDocument(deps, c, sections),
    }),
    // The pages serve it.
    getDocs: rawEndpoint('get', api.docs, {
      summary: 'The API as a page to read',
      responses: { 200: { description: 'The page', type: 'text/html' } },
    }),
  },
});

function respondWithDocument(
  { config, pages }: Deps,
  c: Context,
  sections: () => readonly ApiSection[],
): Promise<Response> {
  c.header('X-Robots-Tag', 'noindex');
  // No personal data, so tools on other sites may read it.
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  const make = async () => JSON.stringify(openapiDocument(sections(), config));
  return respondFromCache(c, pages, { type: 'application/json; charset=utf-8', sources: [], make });
}
