import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { readQuery } from '#server/http/body.ts';
import { adminApi } from '#shared/paths.ts';
import { statsQuerySchema } from '#shared/stats.ts';
import { readSeries } from './series.service.ts';
import { readStats } from './stats.service.ts';

/** Administrators only; the app guards everything under /api/admin. */
export function statsRoutes(deps: Deps): Hono {
  const app = new Hono();
  app.get(adminApi.stats, async (c) => c.json(await readStats(deps, readQuery(c, statsQuerySchema).days)));
  app.get(adminApi.statsSeries, async (c) =>
    c.json(await readSeries(deps, readQuery(c, statsQuerySchema).days ?? 30)),
  );
  return app;
}
