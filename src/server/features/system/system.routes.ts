import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { adminApi } from '#shared/paths.ts';
import { reportSystem } from './system.service.ts';

/** Administrators only; the app guards everything under /api/admin. */
export function systemRoutes(deps: Deps): Hono {
  const app = new Hono();
  app.get(adminApi.system, async (c) => c.json(await reportSystem(deps)));
  return app;
}
