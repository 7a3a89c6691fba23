import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { readQuery } from '#server/http/body.ts';
import { answerList } from '#server/http/list-answer.ts';
import { pagingSchema } from '#shared/paging.ts';
import { adminApi } from '#shared/paths.ts';
import { trashFilterSchema, trashKeptDays } from '#shared/trash.ts';
import { listTrash } from './trash.queries.ts';
import { toTrashItem } from './trash.serializer.ts';

export const listQuerySchema = z.extend(trashFilterSchema, pagingSchema.shape);

/** Administrators only; the app guards everything under /api/admin. What is listed is restored by its own kind's call. */
export function trashRoutes(deps: Deps): Hono {
  const app = new Hono();
  app.get(adminApi.trash, async (c) => {
    const keptSince = new Date(deps.clock().getTime() - trashKeptDays * 86_400_000).toISOString();
    const page = await listTrash(deps.db, readQuery(c, listQuerySchema), keptSince);
    return answerList(c, page, toTrashItem);
  });
  return app;
}
