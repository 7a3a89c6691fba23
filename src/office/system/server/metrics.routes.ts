import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { health } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { measureStored } from './stored-metrics.ts';

/** Metrics for Prometheus, with METRICS_TOKEN as bearer token. 404 without a configured token. */
export function metricsRoutes(deps: Deps): Hono {
  const app = new Hono();
  const { registry } = deps.monitor.metrics;
  app.get(health.metrics, async (c) => {
    const { metricsToken } = deps.config;
    if (metricsToken === null) return c.notFound();
    if (!isSame(c.req.header('Authorization') ?? '', `Bearer ${metricsToken}`)) {
      return c.text('Unauthorized\n', 401, { 'WWW-Authenticate': 'Bearer' });
    }
    await measureStored(deps);
    return c.body(await registry.metrics(), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    });
  });
  return app;
}

/** Compares in constant time. */
const isSame = (given: string, expected: string) => timingSafeEqual(hash(given), hash(expected));

const hash = (text: string) => createHash('sha256').update(text).digest();
