import * as z from 'zod/mini';
import type { ApiPart } from '#server/http/operation.ts';
import { adminApi } from '#shared/paths.ts';
import { trashItemSchema } from '#shared/trash.ts';
import { listQuerySchema } from './trash.routes.ts';

export const trashApi: ApiPart = {
  tag: 'Trash',
  description: 'What was deleted and can be brought back, by the call of its own kind.',
  answers: { TrashItem: trashItemSchema },
  operations: [
    {
      id: 'listTrash',
      method: 'get',
      path: adminApi.trash,
      summary: 'Deleted records, the last deleted first',
      access: 'admin',
      query: listQuerySchema,
      answers: {
        200: {
          description: 'Those that match',
          schema: z.array(trashItemSchema),
          headers: ['X-Total-Count'],
          example: [
            {
              kind: 'request',
              id: 412,
              title: 'Ana Lopez',
              detail: 'Carpet Cleaning',
              deletedAt: '2026-05-18T16:04:22.118Z',
              goneAt: '2026-06-17T16:04:22.118Z',
            },
          ],
        },
      },
    },
  ],
};
