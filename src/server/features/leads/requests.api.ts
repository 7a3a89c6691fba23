import * as z from 'zod/mini';
import type { ApiPart } from '#server/http/operation.ts';
import { deletedSchema } from '#shared/answers.ts';
import { adminApi } from '#shared/paths.ts';
import {
  requestCountsSchema,
  requestFilterSchema,
  requestSchema,
  requestUpdateSchema,
} from '#shared/requests.ts';
import { listQuerySchema } from './requests.routes.ts';

export const requestExample = {
  id: 412,
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@example.com',
  phone: '(818) 555-0111',
  service: 'Carpet Cleaning',
  message: 'Two rooms, please.',
  imageUrl: null,
  status: 'new',
  priority: 'medium',
  notes: '',
  quoteRequestId: null,
  source: { name: 'Google', landingPage: '/carpet-cleaning', campaign: 'spring' },
  version: 1,
  createdAt: '2026-05-18T16:04:22.118Z',
  updatedAt: '2026-05-18T16:04:22.118Z',
};

export const requestsApi: ApiPart = {
  tag: 'Requests',
  description: 'Leads: what people sent by the contact form, the calculator or this API.',
  bodies: { RequestUpdate: requestUpdateSchema },
  answers: { Request: requestSchema },
  operations: [
    {
      id: 'listRequests',
      method: 'get',
      path: adminApi.requests,
      summary: 'Requests, the newest first',
      access: 'admin',
      query: listQuerySchema,
      answers: {
        200: {
          description: 'Those that match',
          schema: z.array(requestSchema),
          headers: ['X-Total-Count', 'X-Total-Count-Relation'],
          example: [requestExample],
        },
      },
    },
    {
      id: 'exportRequests',
      method: 'get',
      path: adminApi.requestsCsv,
      summary: 'Requests as CSV',
      description: 'All that match, as the list has them.',
      access: 'admin',
      query: requestFilterSchema,
      answers: { 200: { description: 'A file', type: 'text/csv', headers: ['Content-Disposition'] } },
    },
    {
      id: 'countRequests',
      method: 'get',
      path: adminApi.requestCounts,
      summary: 'How many requests are open',
      access: 'admin',
      answers: {
        200: {
          description: 'A number for each open status',
          schema: requestCountsSchema,
          example: { new: 4, contacted: 2, quoted: 7, scheduled: 3 },
        },
      },
    },
    {
      id: 'getRequest',
      method: 'get',
      path: adminApi.request(':id'),
      summary: 'One request',
      access: 'admin',
      answers: { 200: { description: 'The request', schema: requestSchema, example: requestExample } },
    },
    {
      id: 'updateRequest',
      method: 'patch',
      path: adminApi.request(':id'),
      summary: 'Change a request',
      description:
        'What is left out stays as it is. Its quote’s status moves along where quotes know the value.',
      access: 'admin',
      body: { schema: requestUpdateSchema, example: { status: 'contacted', version: 1 } },
      answers: { 200: { description: 'The request as it is now', schema: requestSchema } },
      errors: ['version-conflict', 'visit-ahead'],
    },
    {
      id: 'deleteRequest',
      method: 'delete',
      path: adminApi.request(':id'),
      summary: 'Put a request and its quote into the trash',
      description: 'Thirty days later they are gone for good.',
      access: 'admin',
      answers: { 200: { description: 'It is in the trash', schema: deletedSchema, example: { id: 412 } } },
    },
    {
      id: 'restoreRequest',
      method: 'post',
      path: adminApi.restoreRequest(':id'),
      summary: 'Take a request out of the trash, with the quote that was deleted with it',
      access: 'admin',
      answers: { 200: { description: 'The request', schema: requestSchema } },
    },
  ],
};
