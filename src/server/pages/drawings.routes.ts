import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { matchesEtag } from '#server/http/negotiate.ts';
import { drawingFiles } from '#shared/drawings.ts';

/** The map, drawn from the content of the business. A day in the browser, then a question. */
export function drawingRoutes(): Hono {
  const app = new Hono();
  for (const [path, svg] of Object.entries(drawingFiles())) {
    const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 16)}"`;
    const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400', ETag: etag };
    app.get(path, (c) =>
      matchesEtag(c.req.header('If-None-Match'), etag)
        ? c.body(null, 304, headers)
        : c.body(svg, 200, headers),
    );
  }
  return app;
}
