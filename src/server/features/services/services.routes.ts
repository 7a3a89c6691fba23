import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { api } from '#shared/paths.ts';
import { listActiveServices } from './services.queries.ts';
import { toService } from './services.wire.ts';

export function serviceRoutes({ db }: Deps): Hono {
  const app = new Hono();
  app.get(api.services, async (c) => c.json((await listActiveServices(db)).map(toService)));
  return app;
}
