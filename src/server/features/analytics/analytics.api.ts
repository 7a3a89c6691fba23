import type { ApiPart } from '#server/http/operation.ts';
import { analyticsQuerySchema, analyticsSchema } from '#shared/analytics.ts';
import { adminApi } from '#shared/paths.ts';

export const analyticsApi: ApiPart = {
  tag: 'Analytics',
  description: 'Where leads come from and what becomes of them.',
  answers: { Analytics: analyticsSchema },
  operations: [
    {
      id: 'getAnalytics',
      method: 'get',
      path: adminApi.analytics,
      summary: 'Sources, funnel, first reply and revenue',
      access: 'admin',
      query: analyticsQuerySchema,
      answers: { 200: { description: 'The period and the one before', schema: analyticsSchema } },
    },
    {
      id: 'exportAnalytics',
      method: 'get',
      path: adminApi.analyticsCsv,
      summary: 'The same as CSV',
      access: 'admin',
      query: analyticsQuerySchema,
      answers: {
        200: { description: 'A file', type: 'text/csv', headers: ['Content-Disposition'] },
      },
    },
  ],
};
