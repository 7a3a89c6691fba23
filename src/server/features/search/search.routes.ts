import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { readQuery } from '#server/http/body.ts';
import { adminApi } from '#shared/paths.ts';
import { searchQuerySchema } from '#shared/search.ts';
import { search } from './search.service.ts';

/** Administrators only; the app guards everything under /api/admin. */
export function searchRoutes({ db }: Deps): Hono {
  const app = new Hono();
  app.get(adminApi.search, async (c) => c.json(await search(db, readQuery(c, searchQuerySchema).q)));
  return app;
}
