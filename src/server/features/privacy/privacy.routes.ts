import { type Context, Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { AdminEnv } from '#server/features/auth/auth.middleware.ts';
import { readJson } from '#server/http/body.ts';
import { business } from '#shared/content/business.ts';
import { calendarDate } from '#shared/dates.ts';
import { adminApi } from '#shared/paths.ts';
import { type PersonKey, personKeyOf, personSchema } from '#shared/privacy.ts';
import { exportPerson } from './export-person.ts';
import { erasePerson, listErasures, summarizePerson } from './privacy.service.ts';

/** A person's data. Administrators only; the app guards everything under /api/admin. */
export function privacyRoutes(deps: Deps): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.post(adminApi.findPerson, async (c) => c.json(await summarizePerson(deps, await readPersonKey(c))));

  app.post(adminApi.exportPerson, async (c) =>
    c.body(await exportPerson(deps, await readPersonKey(c)), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="person-${calendarDate(deps.clock(), business.timeZone)}.json"`,
      'Cache-Control': 'no-store',
    }),
  );

  app.post(adminApi.erasePerson, async (c) =>
    c.json(await erasePerson(deps, await readPersonKey(c), c.var.user)),
  );

  app.get(adminApi.erasures, async (c) => c.json(await listErasures(deps.db)));

  return app;
}

/** The schema lets nothing else pass. */
const readPersonKey = async (c: Context): Promise<PersonKey> =>
  personKeyOf((await readJson(c, personSchema)).contact)!;
