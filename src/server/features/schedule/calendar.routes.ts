import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { readProfile } from '#server/features/settings/settings.queries.ts';
import { business } from '#shared/content/business.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { files } from '#shared/paths.ts';
import { calendarText } from './calendar-text.ts';
import { isCalendarSecret } from './calendar-url.ts';
import { listVisits } from './schedule.queries.ts';

const daysBack = 30;
const daysAhead = 180;

/** Public to anyone with the secret URL, because calendar programs cannot sign in. */
export function calendarRoutes(deps: Deps): Hono {
  const app = new Hono();
  app.get(files.calendar(':name{[\\w-]+\\.ics}'), async (c) => {
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Robots-Tag', 'noindex, nofollow');
    if (!(await isCalendarSecret(deps, c.req.param('name').slice(0, -'.ics'.length)))) return c.notFound();
    const today = calendarDate(deps.clock(), business.timeZone);
    const visits = await listVisits(deps.db, {
      from: addDays(today, -daysBack),
      to: addDays(today, daysAhead),
    });
    const { places } = await readProfile(deps.db);
    return c.body(calendarText(visits, places, deps.config.publicUrl), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="schedule.ics"',
    });
  });
  return app;
}
