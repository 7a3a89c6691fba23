import { csvText } from '#kit/http/csv.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { respondWithFile } from '#kit/http/file-response.ts';
import { ok, okFile } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import {
  analyticsPeriodQuerySchema,
  analyticsPeriodSchema,
  analyticsQuerySchema,
  analyticsSchema,
} from '#office/analytics/analytics.ts';
import { recordExport } from '#people/audit/server/record-export.ts';
import { analyticsTable } from './analytics.csv.ts';
import { readAnalytics, readAnalyticsPeriod } from './analytics.service.ts';

export const analyticsRoutes = (deps: Deps): ApiSection => ({
  tag: 'Analytics',
  description: 'Where leads come from and what becomes of them.',
  responses: { Analytics: analyticsSchema, AnalyticsPeriod: analyticsPeriodSchema },
  endpoints: {
    getAnalytics: adminEndpoint('get', adminApi.analytics, {
      summary: 'Sources, funnel, first reply, messages, and revenue',
      query: analyticsQuerySchema,
      responses: ok('This period and the previous one', analyticsSchema),
      handle: ({ query }) => readAnalytics(deps, query.days),
    }),
    getAnalyticsPeriod: adminEndpoint('get', adminApi.analyticsPeriod, {
      summary: 'The same of one period, in half the time',
      query: analyticsPeriodQuerySchema,
      responses: ok('The figures of this period, or of the previous one', analyticsPeriodSchema),
      handle: ({ query }) => readAnalyticsPeriod(deps, query.days, query.period),
    }),
    exportAnalytics: adminEndpoint('get', adminApi.analyticsCsv, {
      summary: 'The same as CSV',
      query: analyticsQuerySchema,
      responses: okFile('text/csv'),
      async handle({ c, query, caller }) {
        await recordExport(deps, caller, 'analytics.csv', query);
        const analytics = await readAnalytics(deps, query.days);
        const name = `analytics-${analytics.from}-to-${analytics.to}.csv`;
        return respondWithFile(c, name, csvText(analyticsTable(analytics)));
      },
    }),
  },
});
