import * as z from 'zod/mini';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { statsPointSchema, statsQuerySchema, statsSchema } from '#office/dashboard/stats.ts';
import { readSeries } from './series.service.ts';
import { readStats } from './stats.service.ts';

const stats = {
  totalRequests: 412,
  revenueThisMonth: '8240.00',
  activeServices: 22,
  conversionRate: 38.5,
  newRequests: 4,
};
const point = { from: '2026-05-18', to: '2026-05-18', leads: 6, quoted: '1240.00', won: '480.00' };

export const statsRoutes = (deps: Deps): ApiSection => ({
  tag: 'Figures',
  description: 'What the dashboard and Analytics show.',
  responses: { Stats: statsSchema, StatsPoint: statsPointSchema },
  endpoints: {
    getStats: adminEndpoint('get', adminApi.stats, {
      summary: 'The dashboard’s figures',
      description:
        'With `days`, also their change: that many calendar days in the business’s time zone, including today, compared with as many before, up to the same time of day.',
      query: statsQuerySchema,
      responses: ok('Figures', statsSchema, stats),
      handle: ({ query }) => readStats(deps, query.days),
    }),
    getStatsSeries: adminEndpoint('get', adminApi.statsSeries, {
      summary: 'Data for the dashboard’s charts',
      query: statsQuerySchema,
      responses: ok('Oldest first', z.array(statsPointSchema), [point]),
      handle: ({ query }) => readSeries(deps, query.days ?? 30),
    }),
  },
});
