import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { AdminEnv } from '#server/features/auth/auth.middleware.ts';
import { readablePassword } from '#server/features/auth/readable-secret.ts';
import { readJson } from '#server/http/body.ts';
import { newAdministratorSchema } from '#shared/account.ts';
import { adminApi } from '#shared/paths.ts';
import { listAdministrators } from './administrators.queries.ts';
import { toAdministrator } from './administrators.serializer.ts';
import { addAdministrator, removeAdministrator } from './administrators.service.ts';

/** Any administrator may add and remove others; the app guards everything under /api/admin. */
export function administratorRoutes(deps: Deps): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(adminApi.administrators, async (c) =>
    c.json((await listAdministrators(deps.db)).map(toAdministrator)),
  );

  app.post(adminApi.administrators, async (c) => {
    const input = await readJson(c, newAdministratorSchema);
    const password = readablePassword();
    const administrator = await addAdministrator(deps, c.var, input, password);
    return c.json({ ...toAdministrator(administrator), password }, 201);
  });

  app.delete(adminApi.administrator(':id'), async (c) => {
    const id = c.req.param('id');
    await removeAdministrator(deps, c.var, id);
    return c.json({ id });
  });

  return app;
}
