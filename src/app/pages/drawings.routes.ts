import { Hono } from 'hono';
import { drawingFiles } from '#company/brand/drawings.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { respondFromCache } from '#kit/http/respond-cached.ts';
import type { Deps } from '#kit/server/deps.ts';
import { withColors } from './style-sheets.ts';

/** The map, drawn from the content of the business. Browsers cache it for a day. */
export function drawingRoutes({ pages, db }: Deps): Hono {
  const app = new Hono();
  for (const [path, svg] of Object.entries(drawingFiles())) {
    app.get(path, (c) =>
      respondFromCache(c, pages, {
        type: 'image/svg+xml',
        cacheControl: 'public, max-age=86400',
        sources: ['settings'],
        make: async () => withColors(svg, (await readProfile(db)).colors),
      }),
    );
  }
  return app;
}
