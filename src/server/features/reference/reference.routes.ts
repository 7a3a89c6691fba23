import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { sessionCookieName } from '#server/features/auth/auth.service.ts';
import { api } from '#shared/paths.ts';
import { openapiDocument } from './openapi.ts';

/** The description of the API for programs; the page for people is `web/site/reference`. */
export function referenceRoutes({ config }: Pick<Deps, 'config'>): Hono {
  const app = new Hono();
  const { publicUrl, isHttps } = config;
  let kept: { body: string; etag: string } | undefined;
  app.get(api.openapi, (c) => {
    kept ??= keep(JSON.stringify(openapiDocument({ publicUrl, sessionCookie: sessionCookieName(isHttps) })));
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      ETag: kept.etag,
      'X-Robots-Tag': 'noindex',
      // It describes and holds nothing of anyone, so that tools on other sites may read it.
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    return c.req.header('If-None-Match') === kept.etag
      ? c.body(null, 304, headers)
      : c.body(kept.body, 200, headers);
  });
  return app;
}

const keep = (body: string) => ({
  body,
  etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
});
