import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { AdminEnv } from '#server/features/auth/auth.middleware.ts';
import { readId, readJson } from '#server/http/body.ts';
import { readOnceKey } from '#server/http/idempotency.ts';
import { adminApi } from '#shared/paths.ts';
import { newWebhookSchema, webhookUpdateSchema } from '#shared/webhooks.ts';
import { getWebhook, listDeliveries, listWebhooks } from './webhooks.queries.ts';
import { toDelivery, toWebhook } from './webhooks.serializer.ts';
import { addWebhook, removeWebhook, switchWebhook, testWebhook } from './webhooks.service.ts';

/** Administrators only; the app guards everything under /api/admin. */
export function webhookRoutes(deps: Deps): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(adminApi.webhooks, async (c) => c.json((await listWebhooks(deps.db)).map(toWebhook)));

  app.post(adminApi.webhooks, async (c) => {
    const input = await readJson(c, newWebhookSchema);
    return c.json(await addWebhook(deps, c.var, input.url, readOnceKey(c, input)), 201);
  });

  app.patch(adminApi.webhook(':id'), async (c) => {
    const id = readId(c);
    const { isActive } = await readJson(c, webhookUpdateSchema);
    return c.json(await switchWebhook(deps, c.var, id, isActive));
  });

  app.delete(adminApi.webhook(':id'), async (c) => {
    const id = readId(c);
    await removeWebhook(deps, c.var, id);
    return c.json({ id });
  });

  app.post(adminApi.testWebhook(':id'), async (c) => c.json(await testWebhook(deps, readId(c)), 201));

  app.get(adminApi.webhookDeliveries(':id'), async (c) => {
    const { id } = await getWebhook(deps.db, readId(c));
    const now = deps.clock();
    return c.json((await listDeliveries(deps.db, id)).map((row) => toDelivery(row, now)));
  });

  return app;
}
