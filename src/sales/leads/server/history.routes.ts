import * as z from 'zod/mini';
import { historyEntrySchema } from '#kit/events/history.ts';
import { listHistory, toHistoryEntry } from '#kit/events/server/history.queries.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { readRows } from '#kit/http/read-rows.ts';
import { ok } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { getQuote } from '#sales/quotes/server/quotes.queries.ts';
import { getRequest } from '#sales/requests/server/requests.queries.ts';

const responses = ok('Newest first', z.array(historyEntrySchema), [
  {
    id: 88,
    action: 'changed',
    changes: { status: ['new', 'contacted'] },
    userName: 'Kim',
    createdAt: '2026-05-18T16:31:05.009Z',
  },
]);

export const historyRoutes = ({ db, log }: Deps): ApiSection => {
  const source = { log, table: 'events' };
  return {
    tag: 'History',
    description: 'Who changed what in a request or a quote, and when.',
    responses: { HistoryEntry: historyEntrySchema },
    endpoints: {
      listRequestHistory: adminEndpoint('get', adminApi.requestHistory(':id'), {
        summary: 'History of a request',
        responses,
        async handle({ id }) {
          await getRequest(db, id);
          return readRows(source, await listHistory(db, 'request', id), toHistoryEntry);
        },
      }),
      listQuoteHistory: adminEndpoint('get', adminApi.quoteHistory(':id'), {
        summary: 'History of a quote',
        responses,
        async handle({ id }) {
          await getQuote(db, id);
          return readRows(source, await listHistory(db, 'quote', id), toHistoryEntry);
        },
      }),
    },
  };
};
