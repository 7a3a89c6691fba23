import * as z from 'zod/mini';
import {
  subscriberCountsSchema,
  subscriberFilterSchema,
  subscriberSchema,
} from '#articles/newsletter/newsletter.ts';
import { adminEndpoint, type Endpoint } from '#kit/http/endpoint.ts';
import { respondWithFile } from '#kit/http/file-response.ts';
import { respondWithList } from '#kit/http/list-response.ts';
import { ok, okFile, okPage } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { pagingSchema } from '#kit/wire/paging.ts';
import { recordExport } from '#people/audit/server/record-export.ts';
import { countSubscribersByStatus, listSubscribers } from './subscribers.queries.ts';
import { toSubscriber } from './subscribers.serializer.ts';
import {
  acceptSubscriber,
  exportSubscribers,
  removeSubscriber,
  restoreSubscriber,
} from './subscribers.service.ts';

const subscriber = {
  id: 31,
  email: 'ana@example.com',
  status: 'confirmed',
  source: 'blog',
  language: 'en',
  createdAt: '2026-05-18T16:04:22.118Z',
  confirmedAt: '2026-05-18T16:09:40.002Z',
  unsubscribedAt: null,
  isRestorable: false,
};

export const subscriberEndpoints = (deps: Deps): Record<string, Endpoint> => ({
  listSubscribers: adminEndpoint('get', adminApi.subscribers, {
    summary: 'Subscribers, newest first',
    query: z.extend(subscriberFilterSchema, pagingSchema.shape),
    responses: okPage(subscriberSchema, subscriber),
    handle: async ({ c, query }) =>
      respondWithList(c, await listSubscribers(deps.db, query), toSubscriber, {
        log: deps.log,
        table: 'subscribers',
      }),
  }),
  countSubscribers: adminEndpoint('get', adminApi.subscriberCounts, {
    summary: 'Count subscribers',
    responses: ok('A count for each status', subscriberCountsSchema, {
      pending: 2,
      confirmed: 118,
      unsubscribed: 9,
      suspected: 1,
    }),
    handle: async () => ({
      pending: 0,
      confirmed: 0,
      unsubscribed: 0,
      suspected: 0,
      ...(await countSubscribersByStatus(deps.db)),
    }),
  }),
  exportSubscribers: adminEndpoint('get', adminApi.subscribersCsv, {
    summary: 'Confirmed subscribers as CSV',
    description: 'Includes each unsubscribe link, which every issue must contain.',
    responses: okFile('text/csv'),
    async handle({ c, caller }) {
      await recordExport(deps, caller, 'newsletter.csv');
      const today = calendarDate(deps.clock());
      return respondWithFile(c, `newsletter-${today}.csv`, await exportSubscribers(deps));
    },
  }),
  removeSubscriber: adminEndpoint('post', adminApi.removeSubscriber(':id'), {
    summary: 'End a subscription',
    responses: ok('The subscriber', subscriberSchema),
    handle: ({ id }) => removeSubscriber(deps, id),
  }),
  acceptSubscriber: adminEndpoint('post', adminApi.acceptSubscriber(':id'), {
    summary: 'Mark a suspected sign-up as not spam',
    description: 'It becomes a normal sign-up: its owner gets the confirmation email.',
    responses: ok('The subscriber', subscriberSchema),
    handle: ({ id }) => acceptSubscriber(deps, id),
  }),
  restoreSubscriber: adminEndpoint('post', adminApi.restoreSubscriber(':id'), {
    summary: 'Restore a subscription',
    description: 'Fails with 409 for people who unsubscribed themselves.',
    responses: ok('The subscriber', subscriberSchema),
    errors: ['version-conflict'],
    handle: ({ id }) => restoreSubscriber(deps, id),
  }),
});
