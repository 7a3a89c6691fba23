import { type ApiSection, publicEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import { health } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { statusSchema } from '#kit/wire/responses.ts';
import { createReadiness } from './readiness.ts';

export function healthRoutes(deps: Pick<Deps, 'db' | 'config' | 'log'>): ApiSection {
  const requireReady = createReadiness(deps);
  const isWell = ok('Healthy', statusSchema, { status: 'ok' });
  return {
    tag: 'Health',
    description: 'For monitoring.',
    endpoints: {
      isAlive: publicEndpoint('get', health.live, {
        isForStaff: true,
        summary: 'Whether the process runs',
        responses: isWell,
        handle: () => ({ status: 'ok' }),
      }),
      isReady: publicEndpoint('get', health.ready, {
        isForStaff: true,
        summary: 'Whether it can serve',
        description: 'Checks the database.',
        responses: {
          ...isWell,
          503: {
            description: 'The database does not respond',
            schema: statusSchema,
            example: { status: 'unavailable' },
          },
        },
        async handle({ c }) {
          try {
            await requireReady();
            return { status: 'ok' };
          } catch (error) {
            deps.log.error('not ready to store leads', { error: String(error) });
            return c.json({ status: 'unavailable' }, 503, { 'Retry-After': '5' });
          }
        },
      }),
    },
  };
}
