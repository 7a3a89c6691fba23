import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { readProfile } from '#server/features/settings/settings.queries.ts';
import { respondFromCache } from '#server/http/respond-cached.ts';
import { drawingFiles } from '#shared/drawings.ts';
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
