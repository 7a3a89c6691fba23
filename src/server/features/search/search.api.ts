import * as z from 'zod/mini';
import type { ApiPart } from '#server/http/operation.ts';
import { adminApi } from '#shared/paths.ts';
import { searchHitSchema, searchQuerySchema } from '#shared/search.ts';

export const searchApi: ApiPart = {
  tag: 'Search',
  description: 'Records of every kind by a word.',
  answers: { SearchHit: searchHitSchema },
  operations: [
    {
      id: 'search',
      method: 'get',
      path: adminApi.search,
      summary: 'Find records',
      access: 'admin',
      query: searchQuerySchema,
      answers: {
        200: {
          description: 'A few of each kind, the best matches first',
          schema: z.array(searchHitSchema),
          example: [
            {
              kind: 'request',
              id: 412,
              title: 'Ana Lopez',
              detail: 'Carpet Cleaning',
              status: 'quoted',
              createdAt: '2026-11-21T18:00:00.000Z',
              estimatedPrice: '253.30',
            },
          ],
        },
      },
    },
  ],
};
