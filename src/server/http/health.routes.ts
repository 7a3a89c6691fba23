import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { health } from '#shared/paths.ts';

export function healthRoutes({ db, log }: Pick<Deps, 'db' | 'log'>): Hono {
  const app = new Hono();
  app.get(health.live, (c) => c.json({ status: 'ok' }));
  app.get(health.ready, async (c) => {
    try {
      await sql`select 1`.execute(db);
      return c.json({ status: 'ok' });
    } catch (error) {
      log.warn('database does not answer', { error: String(error) });
      return c.json({ status: 'unavailable' }, 503, { 'Retry-After': '5' });
    }
  });
  return app;
}
