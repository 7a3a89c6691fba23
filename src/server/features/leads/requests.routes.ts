import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import type { AdminEnv } from '#server/features/auth/auth.middleware.ts';
import { requestColumns } from '#server/features/requests/requests.csv.ts';
import {
  countRequestsOf,
  getRequest,
  listRequests,
  listRequestsBefore,
} from '#server/features/requests/requests.queries.ts';
import { toRequest } from '#server/features/requests/requests.serializer.ts';
import { readId, readJson, readQuery } from '#server/http/body.ts';
import { answerCsv, readAll } from '#server/http/csv-answer.ts';
import { answerList } from '#server/http/list-answer.ts';
import { business } from '#shared/content/business.ts';
import { calendarDate } from '#shared/dates.ts';
import { pagingSchema } from '#shared/paging.ts';
import { adminApi } from '#shared/paths.ts';
import { requestFilterSchema, requestUpdateSchema } from '#shared/requests.ts';
import { deleteRequest, restoreRequest, updateRequest } from './change-request.ts';

export const listQuerySchema = z.extend(requestFilterSchema, pagingSchema.shape);

/** Administrators only; the app guards everything under /api/admin. */
export function requestRoutes(deps: Deps): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(adminApi.requests, async (c) => {
    const page = await listRequests(deps.db, readQuery(c, listQuerySchema));
    return answerList(c, page, toRequest);
  });

  app.get(adminApi.requestsCsv, (c) => {
    const filter = readQuery(c, requestFilterSchema);
    const pages = readAll((after) => listRequestsBefore(deps.db, filter, after));
    return answerCsv(c, `requests-${calendarDate(deps.clock(), business.timeZone)}`, requestColumns, pages);
  });

  app.get(adminApi.requestCounts, async (c) =>
    c.json(await countRequestsOf(deps.db, ['new', 'contacted', 'quoted', 'scheduled'])),
  );

  app.get(adminApi.request(':id'), async (c) => c.json(toRequest(await getRequest(deps.db, readId(c)))));

  app.patch(adminApi.request(':id'), async (c) => {
    const id = readId(c);
    const request = await updateRequest(deps, id, await readJson(c, requestUpdateSchema), c.var.user);
    deps.wakeOutbox();
    return c.json(request);
  });

  app.delete(adminApi.request(':id'), async (c) => {
    const id = readId(c);
    await deleteRequest(deps, id, c.var.user);
    return c.json({ id });
  });

  app.post(adminApi.restoreRequest(':id'), async (c) =>
    c.json(await restoreRequest(deps, readId(c), c.var.user)),
  );

  return app;
}
