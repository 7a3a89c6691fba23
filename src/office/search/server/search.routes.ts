import * as z from 'zod/mini';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { searchHitSchema, searchQuerySchema } from '#kit/wire/search.ts';
import { search } from './search.service.ts';

const hit = {
  kind: 'request',
  id: 412,
  title: 'Ana Lopez',
  detail: 'Carpet Cleaning',
  status: 'quoted',
  createdAt: '2026-11-21T18:00:00.000Z',
  estimatedPrice: '253.30',
};

export const searchRoutes = ({ db }: Deps): ApiSection => ({
  tag: 'Search',
  description: 'Search across all records.',
  responses: { SearchHit: searchHitSchema },
  endpoints: {
    search: adminEndpoint('get', adminApi.search, {
      summary: 'Find records',
      query: searchQuerySchema,
      responses: ok('A few of each kind, best matches first', z.array(searchHitSchema), [hit]),
      handle: ({ query }) => search(db, query.q),
    }),
  },
});
