import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { AdminEnv } from '#server/features/auth/auth.middleware.ts';
import { toQuarantined } from '#server/features/requests/requests.serializer.ts';
import { readId, readQuery } from '#server/http/body.ts';
import { answerList } from '#server/http/list-answer.ts';
import { pagingSchema } from '#shared/paging.ts';
import { adminApi } from '#shared/paths.ts';
import { listQuarantined } from './quarantine.queries.ts';
import { deleteQuarantined, releaseQuarantined, restoreQuarantined } from './quarantine.service.ts';

/** Suspected spam. Administrators only; the app guards everything under /api/admin. */
export function quarantineRoutes(deps: Deps): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(adminApi.quarantine, async (c) => {
    const page = await listQuarantined(deps.db, readQuery(c, pagingSchema));
    return answerList(c, page, toQuarantined);
  });

  app.post(adminApi.releaseQuarantined(':id'), async (c) =>
    c.json(await releaseQuarantined(deps, readId(c), c.var.user)),
  );

  app.delete(adminApi.quarantined(':id'), async (c) => {
    const id = readId(c);
    await deleteQuarantined(deps, id, c.var.user);
    return c.json({ id });
  });

  app.post(adminApi.restoreQuarantined(':id'), async (c) => {
    const id = readId(c);
    await restoreQuarantined(deps, id);
    return c.json({ id });
  });

  return app;
}
