import * as z from 'zod/mini';
import type { ApiPart } from '#server/http/operation.ts';
import { adminApi } from '#shared/paths.ts';
import { erasureSchema, personSchema, personSummarySchema } from '#shared/privacy.ts';

const body = { schema: personSchema, example: { contact: 'ana@example.com' } };

export const privacyApi: ApiPart = {
  tag: 'Privacy',
  description:
    'What is stored about one person, found by an email address or a phone number. It stands in the body, since addresses of calls end up in logs.',
  bodies: { Person: personSchema },
  answers: { PersonSummary: personSummarySchema, Erasure: erasureSchema },
  operations: [
    {
      id: 'findPerson',
      method: 'post',
      path: adminApi.findPerson,
      summary: 'How much is stored about a person',
      access: 'admin',
      body,
      answers: { 200: { description: 'Counts and leads', schema: personSummarySchema } },
    },
    {
      id: 'exportPerson',
      method: 'post',
      path: adminApi.exportPerson,
      summary: 'All that is stored about a person, as a file',
      access: 'admin',
      body,
      answers: {
        200: { description: 'A file', type: 'application/json', headers: ['Content-Disposition'] },
      },
      errors: ['not-found'],
    },
    {
      id: 'erasePerson',
      method: 'post',
      path: adminApi.erasePerson,
      summary: 'Erase a person’s data for good',
      description: 'Requests, quotes, photos, emails and subscription. There is no way back.',
      access: 'admin',
      body,
      answers: {
        200: { description: 'A note of how much it was, which names nobody', schema: erasureSchema },
      },
      errors: ['not-found'],
    },
    {
      id: 'listErasures',
      method: 'get',
      path: adminApi.erasures,
      summary: 'When data was erased, by whom and how much',
      description: 'Nothing in it says whose.',
      access: 'admin',
      answers: { 200: { description: 'The newest first', schema: z.array(erasureSchema) } },
    },
  ],
};
