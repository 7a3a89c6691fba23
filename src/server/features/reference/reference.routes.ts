import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { sessionCookieName } from '#server/features/auth/auth.service.ts';
import { answerKept } from '#server/http/answer-cached.ts';
import { api } from '#shared/paths.ts';
import { openapiDocument } from './openapi.ts';

/** The description of the API for programs; the page for people is `web/site/reference`. */
export function referenceRoutes({ config, pages }: Pick<Deps, 'config' | 'pages'>): Hono {
  const app = new Hono();
  const { publicUrl, isHttps } = config;
  const make = async () =>
    JSON.stringify(openapiDocument({ publicUrl, sessionCookie: sessionCookieName(isHttps) }));
  app.get(api.openapi, (c) => {
    c.header('X-Robots-Tag', 'noindex');
    // It describes and holds nothing of anyone, so that tools on other sites may read it.
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return answerKept(c, pages, { type: 'application/json; charset=utf-8', sources: [], make });
  });
  return app;
}
