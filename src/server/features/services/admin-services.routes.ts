import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { readId, readJson, readQuery } from '#server/http/body.ts';
import { readOnceKey } from '#server/http/idempotency.ts';
import { answerList } from '#server/http/list-answer.ts';
import { pagingSchema } from '#shared/paging.ts';
import { adminApi } from '#shared/paths.ts';
import {
  newServiceSchema,
  serviceFilterSchema,
  serviceOrderSchema,
  serviceUpdateSchema,
} from '#shared/service-edits.ts';
import { getService, listServices } from './services.queries.ts';
import { toAdminService } from './services.serializer.ts';
import {
  createService,
  deleteService,
  orderServices,
  restoreService,
  updateService,
} from './services.service.ts';

export const listQuerySchema = z.extend(serviceFilterSchema, pagingSchema.shape);

/** Administrators only; the app guards everything under /api/admin. */
export function adminServiceRoutes(deps: Deps): Hono {
  const app = new Hono();

  app.get(adminApi.services, async (c) => {
    const page = await listServices(deps.db, readQuery(c, listQuerySchema));
    return answerList(c, page, toAdminService);
  });

  app.post(adminApi.services, async (c) => {
    const input = await readJson(c, newServiceSchema);
    return c.json(await createService(deps, input, readOnceKey(c, input)), 201);
  });

  // Before `:id`, which would match it.
  app.put(adminApi.serviceOrder, async (c) =>
    c.json(await orderServices(deps, await readJson(c, serviceOrderSchema))),
  );

  app.get(adminApi.service(':id'), async (c) => c.json(toAdminService(await getService(deps.db, readId(c)))));

  app.put(adminApi.service(':id'), async (c) =>
    c.json(await updateService(deps, readId(c), await readJson(c, serviceUpdateSchema))),
  );

  app.delete(adminApi.service(':id'), async (c) => {
    const id = readId(c);
    await deleteService(deps, id);
    return c.json({ id });
  });

  app.post(adminApi.restoreService(':id'), async (c) => c.json(await restoreService(deps, readId(c))));

  return app;
}
