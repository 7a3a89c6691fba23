import * as z from 'zod/mini';
import type { ApiPart } from '#server/http/operation.ts';
import { adminApi } from '#shared/paths.ts';
import { statsPointSchema, statsQuerySchema, statsSchema } from '#shared/stats.ts';

const stats = {
  totalRequests: 412,
  revenueThisMonth: '8240.00',
  activeServices: 22,
  conversionRate: 38.5,
  newRequests: 4,
};
const point = { from: '2026-05-18', to: '2026-05-18', leads: 6, quoted: '1240.00', won: '480.00' };

export const statsApi: ApiPart = {
  tag: 'Figures',
  description: 'What the dashboard and Analytics show.',
  answers: { Stats: statsSchema, StatsPoint: statsPointSchema },
  operations: [
    {
      id: 'getStats',
      method: 'get',
      path: adminApi.stats,
      summary: 'The dashboard’s figures',
      description:
        'With `days` also their change: that many calendar days of the business, today included, against as many before up to the same time of day.',
      access: 'admin',
      query: statsQuerySchema,
      answers: { 200: { description: 'Figures', schema: statsSchema, example: stats } },
    },
    {
      id: 'getStatsSeries',
      method: 'get',
      path: adminApi.statsSeries,
      summary: 'The bars of the dashboard’s charts',
      access: 'admin',
      query: statsQuerySchema,
      answers: {
        200: { description: 'The oldest first', schema: z.array(statsPointSchema), example: [point] },
      },
    },
  ],
};
