import * as z from 'zod/mini';
import { respondWithCsv } from '#kit/http/csv-response.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { ok, okFile } from '#kit/http/responses.ts';
import type { Deps } from '#kit/server/deps.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { getTipDays, tipPeriodSchema, tipSchema, tipsApi } from '#money/tips/tips.ts';
import { recordExport } from '#people/audit/server/record-export.ts';
import { listTips, tipColumns } from './tips.queries.ts';

const tip = {
  date: '2026-06-02',
  crewId: 1,
  crew: 'Crew 1',
  visitId: 31,
  amount: '20.00',
  method: 'card' as const,
};

export const tipRoutes = (deps: Deps): ApiSection => ({
  tag: 'Tips',
  description: 'What customers gave the crews on top. No revenue, no tax, and no part of any balance.',
  endpoints: {
    listTips: adminEndpoint('get', tipsApi.tips, {
      summary: 'Tips of a period',
      description:
        'Both dates are included, at most 366 days; without `from`, the year that ends with `to`. A tip that went back is negative, on the day it did.',
      query: tipPeriodSchema,
      responses: ok('Newest first', z.array(tipSchema), [tip]),
      handle: ({ query }) => listTips(deps.db, getTipDays(query, calendarDate(deps.clock()))),
    }),
    exportTips: adminEndpoint('get', tipsApi.csv, {
      summary: 'The same as CSV',
      query: tipPeriodSchema,
      responses: okFile('text/csv'),
      async handle({ c, query, caller }) {
        await recordExport(deps, caller, 'tips.csv', query);
        const days = getTipDays(query, calendarDate(deps.clock()));
        const name = `tips-${days.from}-to-${days.to}`;
        return respondWithCsv(c, name, tipColumns, inOnePage(await listTips(deps.db, days)));
      },
    }),
  },
});

async function* inOnePage<Row>(rows: Row[]) {
  yield rows;
}
