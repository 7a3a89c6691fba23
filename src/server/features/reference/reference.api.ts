import type { ApiPart } from '#server/http/operation.ts';
import { api } from '#shared/paths.ts';

export const referenceApi: ApiPart = {
  tag: 'Reference',
  description: 'This description of the API.',
  operations: [
    {
      id: 'getOpenapi',
      method: 'get',
      path: api.openapi,
      summary: 'The API as an OpenAPI 3.1 document',
      access: 'public',
      answers: { 200: { description: 'The document', type: 'application/json' } },
    },
    {
      id: 'getDocs',
      method: 'get',
      path: api.docs,
      summary: 'The API as a page to read',
      access: 'public',
      answers: { 200: { description: 'The page', type: 'text/html' } },
    },
  ],
};
