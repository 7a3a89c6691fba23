import * as z from 'zod/mini';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { timelineEntrySchema, timelineQuerySchema } from '#office/customer/timeline.ts';
import { readTimeline } from './timeline.ts';

const example = {
  kind: 'quote',
  id: 207,
  customerId: 96,
  title: '2 × 3-Seat Sofa',
  detail: '91501',
  status: 'new',
  amount: '298.00',
  at: '2026-05-18T16:09:57.402Z',
  cursor: 'MjAyNi0wNS0xOFQxNjowOTo1Ny40MDJaIHF1b3RlIDIwNw',
};

export const timelineRoutes = (deps: Deps): ApiSection => ({
  tag: 'Timeline',
  description: 'What has happened with a customer.',
  responses: { TimelineEntry: timelineEntrySchema },
  endpoints: {
    getTimeline: adminEndpoint('get', customerApi.timeline(':id'), {
      summary: 'Everything about a customer, newest first',
      description:
        'Requests, quotes, visits, emails, notes and photos, including those of merged customers. `before` is the `cursor` of the last entry.',
      query: timelineQuerySchema,
      responses: ok('The next entries', z.array(timelineEntrySchema), [example]),
      handle: ({ id, query }) => readTimeline(deps.db, id, query),
    }),
  },
});
