import * as z from 'zod/mini';
import type { ApiPart } from '#server/http/operation.ts';
import { messageSchema } from '#shared/answers.ts';
import { newsletterSchema, subscriberCountsSchema, subscriberSchema } from '#shared/newsletter.ts';
import { adminApi, api } from '#shared/paths.ts';
import { listQuerySchema } from './subscribers.routes.ts';

const subscriber = {
  id: 31,
  email: 'ana@example.com',
  status: 'confirmed',
  source: 'blog',
  createdAt: '2026-05-18T16:04:22.118Z',
  confirmedAt: '2026-05-18T16:09:40.002Z',
  unsubscribedAt: null,
  isRestorable: false,
};

export const newsletterApi: ApiPart = {
  tag: 'Newsletter',
  description: 'Sign-ups, confirmed by email.',
  bodies: { SignUp: newsletterSchema },
  answers: { Subscriber: subscriberSchema },
  operations: [
    {
      id: 'signUp',
      method: 'post',
      path: api.newsletter,
      summary: 'Sign an address up',
      description:
        'The answer is the same whether the address is known or not; its owner has to confirm. An address may send 10 in ten minutes.',
      access: 'public',
      body: {
        schema: newsletterSchema,
        limit: '4 kB',
        example: { email: 'ana@example.com', source: 'partner' },
      },
      answers: { 202: { description: 'An email is on its way', schema: messageSchema } },
      errors: ['too-many-requests'],
    },
    {
      id: 'listSubscribers',
      method: 'get',
      path: adminApi.subscribers,
      summary: 'Subscribers, the newest first',
      access: 'admin',
      query: listQuerySchema,
      answers: {
        200: {
          description: 'Those that match',
          schema: z.array(subscriberSchema),
          headers: ['X-Total-Count', 'X-Total-Count-Relation'],
          example: [subscriber],
        },
      },
    },
    {
      id: 'countSubscribers',
      method: 'get',
      path: adminApi.subscriberCounts,
      summary: 'How many subscribers there are',
      access: 'admin',
      answers: {
        200: {
          description: 'A number for each status',
          schema: subscriberCountsSchema,
          example: { pending: 2, confirmed: 118, unsubscribed: 9, suspected: 1 },
        },
      },
    },
    {
      id: 'exportSubscribers',
      method: 'get',
      path: adminApi.subscribersCsv,
      summary: 'Confirmed subscribers as CSV',
      description: 'With the unsubscribe link of each, which must stand in every issue.',
      access: 'admin',
      answers: {
        200: { description: 'A file', type: 'text/csv', headers: ['Content-Disposition'] },
      },
    },
    {
      id: 'removeSubscriber',
      method: 'post',
      path: adminApi.removeSubscriber(':id'),
      summary: 'End a subscription',
      access: 'admin',
      answers: { 200: { description: 'The subscriber', schema: subscriberSchema } },
    },
    {
      id: 'acceptSubscriber',
      method: 'post',
      path: adminApi.acceptSubscriber(':id'),
      summary: 'Say that a suspected sign-up is no spam',
      description: 'It becomes an ordinary one: its owner is sent the email that asks to confirm.',
      access: 'admin',
      answers: { 200: { description: 'The subscriber', schema: subscriberSchema } },
    },
    {
      id: 'restoreSubscriber',
      method: 'post',
      path: adminApi.restoreSubscriber(':id'),
      summary: 'Take back the end of a subscription',
      description: 'Not for somebody who unsubscribed in person (409).',
      access: 'admin',
      answers: { 200: { description: 'The subscriber', schema: subscriberSchema } },
      errors: ['version-conflict'],
    },
  ],
};
