import type { Deps } from '#server/deps.ts';
import { recordExport } from '#server/features/audit/record-export.ts';
import { csvText } from '#server/http/csv.ts';
import { type ApiSection, adminEndpoint } from '#server/http/endpoint.ts';
import { respondWithFile } from '#server/http/file-response.ts';
import { ok, okFile } from '#server/http/responses.ts';
import { analyticsQuerySchema, analyticsSchema } from '#shared/analytics.ts';
import { adminApi } from '#shared/paths.ts';
import { analyticsTable } from './analytics.csv.ts';
import { readAnalytics } from './analytics.service.ts';

export const analyticsRoutes = (deps: Deps): ApiSection => ({
  tag: 'Analytics',
  description: 'Where leads come from and what becomes of them.',
  responses: { Analytics: analyticsSchema },
  endpoints: {
    getAnalytics: adminEndpoint('get', adminApi.analytics, {
      summary: 'Sources, funnel, first reply, messages, and revenue',
      query: analyticsQuerySchema,
      responses: ok('This period and the previous one', analyticsSchema),
      handle: ({ query }) => readAnalytics(deps, query.days),
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
