import * as z from 'zod/mini';
import type { ApiPart } from '#server/http/operation.ts';
import { deletedSchema } from '#shared/answers.ts';
import { pagingSchema } from '#shared/paging.ts';
import { adminApi } from '#shared/paths.ts';
import { quarantinedRequestSchema, requestSchema } from '#shared/requests.ts';
import { requestExample } from './requests.api.ts';

export const quarantineApi: ApiPart = {
  tag: 'Suspected spam',
  description: 'Leads that were put aside, with the reasons. Nobody was written to about them.',
  answers: { QuarantinedRequest: quarantinedRequestSchema },
  operations: [
    {
      id: 'listQuarantine',
      method: 'get',
      path: adminApi.quarantine,
      summary: 'Suspected requests, the newest first',
      access: 'admin',
      query: pagingSchema,
      answers: {
        200: {
          description: 'Those of the page',
          schema: z.array(quarantinedRequestSchema),
          headers: ['X-Total-Count', 'X-Total-Count-Relation'],
          example: [{ ...requestExample, reasons: ['hidden-field'] }],
        },
      },
    },
    {
      id: 'releaseFromQuarantine',
      method: 'post',
      path: adminApi.releaseQuarantined(':id'),
      summary: 'Make a suspected request an ordinary new lead',
      description: 'The emails about a new lead are sent now.',
      access: 'admin',
      answers: { 200: { description: 'The request', schema: requestSchema, example: requestExample } },
    },
    {
      id: 'deleteFromQuarantine',
      method: 'delete',
      path: adminApi.quarantined(':id'),
      summary: 'Delete a suspected request',
      access: 'admin',
      answers: { 200: { description: 'It is deleted', schema: deletedSchema, example: { id: 412 } } },
    },
    {
      id: 'restoreToQuarantine',
      method: 'post',
      path: adminApi.restoreQuarantined(':id'),
      summary: 'Bring a deleted suspected request back',
      description: 'It is among the suspected requests again.',
      access: 'admin',
      answers: { 200: { description: 'It is back', schema: deletedSchema, example: { id: 412 } } },
    },
  ],
};
