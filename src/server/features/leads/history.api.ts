import * as z from 'zod/mini';
import type { ApiPart } from '#server/http/operation.ts';
import { historyEntrySchema } from '#shared/history.ts';
import { adminApi } from '#shared/paths.ts';

const entry = {
  id: 88,
  action: 'changed',
  changes: { status: ['new', 'contacted'] },
  userName: 'Kim',
  createdAt: '2026-05-18T16:31:05.009Z',
};
const answers = {
  200: { description: 'The newest first', schema: z.array(historyEntrySchema), example: [entry] },
};

export const historyApi: ApiPart = {
  tag: 'History',
  description: 'Who changed what of a request or a quote, and when.',
  answers: { HistoryEntry: historyEntrySchema },
  operations: [
    {
      id: 'listRequestHistory',
      method: 'get',
      path: adminApi.requestHistory(':id'),
      summary: 'What happened to a request',
      access: 'admin',
      answers,
    },
    {
      id: 'listQuoteHistory',
      method: 'get',
      path: adminApi.quoteHistory(':id'),
      summary: 'What happened to a quote',
      access: 'admin',
      answers,
    },
  ],
};
