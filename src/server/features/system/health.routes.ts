import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { health } from '#shared/paths.ts';
import { createReadiness } from './readiness.ts';

export function healthRoutes(deps: Pick<Deps, 'db' | 'config' | 'log'>): Hono {
  const app = new Hono();
  const requireReady = createReadiness(deps);
  app.get(health.live, (c) => c.json({ status: 'ok' }));
  app.get(health.ready, async (c) => {
    try {
      await requireReady();
      return c.json({ status: 'ok' });
    } catch (error) {
      deps.log.warn('not ready to store leads', { error: String(error) });
      return c.json({ status: 'unavailable' }, 503, { 'Retry-After': '5' });
    }
  });
  return app;
}
