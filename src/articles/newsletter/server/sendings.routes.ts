import * as z from 'zod/mini';
import {
  readersSchema,
  sendingApi,
  sendingSchema,
  sendQuerySchema,
  sentTestSchema,
  startedSendingSchema,
  testQuerySchema,
} from '#articles/newsletter/sendings.ts';
import { adminEndpoint, type Endpoint } from '#kit/http/endpoint.ts';
import { created, ok } from '#kit/http/responses.ts';
import { byLanguage } from '#kit/language/language.ts';
import type { Deps } from '#kit/server/deps.ts';
import { countAllReaders, listSendings } from './sendings.queries.ts';
import { pauseSending, presentSending, resumeSending, sendPost, testPost } from './sendings.service.ts';

const sending = {
  id: 4,
  postId: 12,
  title: 'Coffee stains',
  language: 'en',
  status: 'sending',
  total: 118,
  waiting: 71,
  sent: 46,
  failed: 1,
  unsubscribed: 2,
  byName: 'Kim',
  createdAt: '2026-05-18T16:04:22.118Z',
  finishedAt: null,
};

export const sendingEndpoints = (deps: Deps): Record<string, Endpoint> => ({
  sendPost: adminEndpoint('post', sendingApi.sendPost(':id'), {
    summary: 'Send an article to its readers',
    description:
      'To the confirmed subscribers of `language`, at most `newsletter.hourlyLimit` of the settings an hour. Fails with 409 for an article that is not published in this language, or was sent in it without `again=true`.',
    query: sendQuerySchema,
    isIdempotent: true,
    responses: created('The sending has begun', startedSendingSchema, { id: 4, total: 118 }),
    errors: ['wrong-state'],
    handle: ({ id, query: { language, again }, caller, idempotency }) =>
      sendPost(deps, { id, language, again: again !== undefined, caller }, idempotency),
  }),
  testPost: adminEndpoint('post', sendingApi.testPost(':id'), {
    summary: 'Send an article to yourself',
    query: testQuerySchema,
    isIdempotent: true,
    responses: created('An email is on its way', sentTestSchema, { to: 'kim@example.com' }),
    errors: ['wrong-state'],
    handle: ({ id, query: { language }, caller, idempotency }) =>
      testPost(deps, { id, language, caller }, idempotency),
  }),
  countReaders: adminEndpoint('get', sendingApi.readers, {
    summary: 'Count the readers of each language',
    responses: ok(
      'Confirmed subscribers',
      readersSchema,
      byLanguage((language) => (language === 'en' ? 104 : 14)),
    ),
    handle: () => countAllReaders(deps.db),
  }),
  listSendings: adminEndpoint('get', sendingApi.sendings, {
    summary: 'Articles that were sent',
    responses: ok('The newest hundred, newest first', z.array(sendingSchema), [sending]),
    handle: async () => Promise.all((await listSendings(deps.db)).map((row) => presentSending(deps.db, row))),
  }),
  pauseSending: adminEndpoint('post', sendingApi.pauseSending(':id'), {
    summary: 'Pause a sending',
    responses: ok('The sending', sendingSchema),
    errors: ['wrong-state'],
    handle: ({ id }) => pauseSending(deps, id),
  }),
  resumeSending: adminEndpoint('post', sendingApi.resumeSending(':id'), {
    summary: 'Resume a sending',
    responses: ok('The sending', sendingSchema),
    errors: ['wrong-state'],
    handle: ({ id }) => resumeSending(deps, id),
  }),
});
