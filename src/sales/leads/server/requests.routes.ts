import * as z from 'zod/mini';
import { readAll, respondWithCsv } from '#kit/http/csv-response.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { respondWithList } from '#kit/http/list-response.ts';
import { ok, okFile, okPage } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { pagingSchema } from '#kit/wire/paging.ts';
import { deletedSchema } from '#kit/wire/responses.ts';
import { recordExport } from '#people/audit/server/record-export.ts';
import {
  answeredRequestSchema,
  answeredSchema,
  requestCountsSchema,
  requestFilterSchema,
  requestSchema,
  requestSorts,
  requestUpdateSchema,
} from '#sales/requests/requests.ts';
import { requestColumns } from '#sales/requests/server/requests.csv.ts';
import { requestExample } from '#sales/requests/server/requests.example.ts';
import {
  countRequestsWith,
  countWaitingRequests,
  getRequest,
  listRequests,
  listRequestsBefore,
} from '#sales/requests/server/requests.queries.ts';
import { toRequest } from '#sales/requests/server/requests.serializer.ts';
import { markAnswered, unmarkAnswered } from './answer-request.ts';
import { deleteRequest, restoreRequest, updateRequest } from './change-request.ts';

export const requestRoutes = (deps: Deps): ApiSection => ({
  tag: 'Requests',
  description: 'Leads from the contact form, the calculator, or this API.',
  bodies: { RequestUpdate: requestUpdateSchema },
  responses: { Request: requestSchema },
  endpoints: {
    listRequests: adminEndpoint('get', adminApi.requests, {
      summary: 'Requests, newest first',
      description:
        '`sort=due` puts leads that wait for an answer first, those due earliest on top; the others follow, newest first.',
      query: z.extend(requestFilterSchema, { ...pagingSchema.shape, sort: z.optional(z.enum(requestSorts)) }),
      responses: okPage(requestSchema, requestExample),
      handle: async ({ c, query }) =>
        respondWithList(c, await listRequests(deps.db, query), toRequest, {
          log: deps.log,
          table: 'requests',
        }),
    }),
    exportRequests: adminEndpoint('get', adminApi.requestsCsv, {
      summary: 'Requests as CSV',
      description: 'All matching requests, in the order of the list.',
      query: requestFilterSchema,
      responses: okFile('text/csv'),
      async handle({ c, query, caller }) {
        await recordExport(deps, caller, 'requests.csv', query);
        const pages = readAll((after) => listRequestsBefore(deps.db, query, after));
        const today = calendarDate(deps.clock());
        return respondWithCsv(c, `requests-${today}`, requestColumns, pages);
      },
    }),
    countRequests: adminEndpoint('get', adminApi.requestCounts, {
      summary: 'Count open requests',
      description: '`waiting` counts the leads to answer that Today lists.',
      responses: ok('A count for each open status', requestCountsSchema, {
        waiting: 5,
        new: 4,
        contacted: 2,
        quoted: 7,
        scheduled: 3,
      }),
      handle: async () => ({
        waiting: await countWaitingRequests(deps.db),
        ...(await countRequestsWith(deps.db, ['new', 'contacted', 'quoted', 'scheduled'])),
      }),
    }),
    getRequest: adminEndpoint('get', adminApi.request(':id'), {
      summary: 'One request',
      responses: ok('The request', requestSchema, requestExample),
      handle: async ({ id }) => toRequest(await getRequest(deps.db, id)),
    }),
    updateRequest: adminEndpoint('patch', adminApi.request(':id'), {
      summary: 'Change a request',
      description:
        'Fields you leave out stay unchanged. The quote’s status follows where quotes have that status.',
      body: { schema: requestUpdateSchema, example: { status: 'contacted', version: 1 } },
      responses: ok('The updated request', requestSchema),
      errors: ['version-conflict', 'visit-ahead'],
      async handle({ id, body, caller }) {
        const request = await updateRequest(deps, id, body, caller.user);
        deps.wakeOutbox();
        return request;
      },
    }),
    answerRequest: adminEndpoint('post', adminApi.answeredRequest(':id'), {
      summary: 'Stop the answer clock, because somebody called or wrote',
      description:
        'The first answer counts; calling it again changes nothing. A new status, sending the quote, and a note about the customer stop the clock too.',
      body: { schema: answeredSchema, example: { channel: 'call' } },
      responses: ok('The request', answeredRequestSchema),
      handle: ({ id, body, caller }) => markAnswered(deps, id, body.channel, caller.user),
    }),
    unanswerRequest: adminEndpoint('delete', adminApi.answeredRequest(':id'), {
      summary: 'Let the answer clock go on, because nobody called or wrote after all',
      responses: ok('The request', requestSchema),
      handle: ({ id, caller }) => unmarkAnswered(deps, id, caller.user),
    }),
    deleteRequest: adminEndpoint('delete', adminApi.request(':id'), {
      summary: 'Move a request and its quote to the trash',
      description: 'Deleted permanently after thirty days.',
      isIdempotent: true,
      responses: ok('In the trash', deletedSchema, { id: 412 }),
      handle: ({ id, caller, idempotency }) => deleteRequest(deps, id, caller.user, idempotency),
    }),
    restoreRequest: adminEndpoint('post', adminApi.restoreRequest(':id'), {
      summary: 'Restore a request and the quote deleted with it',
      responses: ok('The request', requestSchema),
      handle: ({ id, caller }) => restoreRequest(deps, id, caller.user),
    }),
  },
});
