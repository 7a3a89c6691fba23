import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { readJson } from '#server/http/body.ts';
import { adminApi } from '#shared/paths.ts';
import { settingsUpdateSchema } from '#shared/settings.ts';
import { presentSettings, updateSettings } from './settings.service.ts';

/** Administrators only; the app guards everything under /api/admin. */
export function settingsRoutes(deps: Deps): Hono {
  const app = new Hono();
  app.get(adminApi.settings, async (c) => c.json(await presentSettings(deps.db)));
  app.put(adminApi.settings, async (c) =>
    c.json(await updateSettings(deps, await readJson(c, settingsUpdateSchema))),
  );
  return app;
}
