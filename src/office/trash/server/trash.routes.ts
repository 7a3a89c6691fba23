import * as z from 'zod/mini';
import { trashCutoff } from '#kit/db/trash.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { respondWithList } from '#kit/http/list-response.ts';
import { okPage } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { pagingSchema } from '#kit/wire/paging.ts';
import { trashFilterSchema, trashItemSchema } from '#kit/wire/trash.ts';
import { listTrash } from './trash.queries.ts';
import { toTrashItem } from './trash.serializer.ts';

const item = {
  kind: 'request',
  id: 412,
  title: 'Ana Lopez',
  detail: 'Carpet Cleaning',
  deletedAt: '2026-05-18T16:04:22.118Z',
  goneAt: '2026-06-17T16:04:22.118Z',
};

export const trashRoutes = (deps: Deps): ApiSection => ({
  tag: 'Trash',
  description: 'Deleted records. Each kind has its own call to restore one.',
  responses: { TrashItem: trashItemSchema },
  endpoints: {
    listTrash: adminEndpoint('get', adminApi.trash, {
      summary: 'Deleted records, most recent first',
      query: z.extend(trashFilterSchema, pagingSchema.shape),
      responses: okPage(trashItemSchema, item, { headers: ['X-Total-Count', 'X-Unreadable-Count'] }),
      async handle({ c, query }) {
        const keptSince = trashCutoff(deps.clock());
        return respondWithList(c, await listTrash(deps.db, query, keptSince), toTrashItem, {
          log: deps.log,
          table: 'trash',
        });
      },
    }),
  },
});
