import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { readQuery } from '#server/http/body.ts';
import { csvText } from '#server/http/csv.ts';
import { analyticsQuerySchema } from '#shared/analytics.ts';
import { adminApi } from '#shared/paths.ts';
import { analyticsTable } from './analytics.csv.ts';
import { readAnalytics } from './analytics.service.ts';

/** Administrators only; the app guards everything under /api/admin. */
export function analyticsRoutes(deps: Deps): Hono {
  const app = new Hono();
  app.get(adminApi.analytics, async (c) =>
    c.json(await readAnalytics(deps, readQuery(c, analyticsQuerySchema).days)),
  );
  app.get(adminApi.analyticsCsv, async (c) => {
    const analytics = await readAnalytics(deps, readQuery(c, analyticsQuerySchema).days);
    return c.body(csvText(analyticsTable(analytics)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="analytics-${analytics.from}-to-${analytics.to}.csv"`,
      'Cache-Control': 'no-store',
    });
  });
  return app;
}
