import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { readQuery } from '#server/http/body.ts';
import { pagingSchema } from '#shared/paging.ts';
import { adminApi } from '#shared/paths.ts';
import { totalCountHeader } from '#shared/total-count.ts';
import { trashFilterSchema, trashKeptDays } from '#shared/trash.ts';
import { listTrash } from './trash.queries.ts';
import { toTrashItem } from './trash.wire.ts';

export const listQuerySchema = z.extend(trashFilterSchema, pagingSchema.shape);

/** Administrators only; the app guards everything under /api/admin. What is listed is restored by its own kind's call. */
export function trashRoutes(deps: Deps): Hono {
  const app = new Hono();
  app.get(adminApi.trash, async (c) => {
    const keptSince = new Date(deps.clock().getTime() - trashKeptDays * 86_400_000).toISOString();
    const { rows, total } = await listTrash(deps.db, readQuery(c, listQuerySchema), keptSince);
    c.header(totalCountHeader, String(total));
    return c.json(rows.map(toTrashItem));
  });
  return app;
}
