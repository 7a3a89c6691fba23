import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { AdminEnv } from '#server/features/auth/auth.middleware.ts';
import { toQuote } from '#server/features/quotes/quotes.serializer.ts';
import { readProfile } from '#server/features/settings/settings.queries.ts';
import { readQuery } from '#server/http/body.ts';
import { adminApi } from '#shared/paths.ts';
import { scheduleQuerySchema } from '#shared/schedule.ts';
import { readCalendarUrl, replaceCalendarUrl } from './calendar-url.ts';
import { listRequestedVisits, listUndated, listVisits } from './schedule.queries.ts';

/** Administrators only; the app guards everything under /api/admin. */
export function scheduleRoutes(deps: Deps): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(adminApi.schedule, async (c) => {
    const days = readQuery(c, scheduleQuerySchema);
    const { wishes, count } = await listRequestedVisits(deps.db, days);
    const { undated, count: undatedCount } = await listUndated(deps.db);
    const visits = await listVisits(deps.db, days);
    const { places, hours } = await readProfile(deps.db);
    const present = (row: (typeof visits)[number]) => toQuote(row, places);
    return c.json({
      visits: visits.map(present),
      wishes: wishes.map(present),
      wishCount: count,
      undated: undated.map(present),
      undatedCount,
      openingHours: hours,
    });
  });

  app.get(adminApi.calendarFeed, async (c) => c.json({ url: await readCalendarUrl(deps) }));

  app.post(adminApi.calendarFeed, async (c) => c.json({ url: await replaceCalendarUrl(deps, c.var) }, 201));

  return app;
}
