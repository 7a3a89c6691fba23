import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { AdminEnv } from '#server/features/auth/auth.middleware.ts';
import { readId, readJson } from '#server/http/body.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { hashOf, readIdempotencyKey } from '#server/http/idempotency.ts';
import { articleTopicSchema } from '#shared/article-drafts.ts';
import { adminApi } from '#shared/paths.ts';
import { listArticleJobs } from './article-drafts.queries.ts';
import { toArticleJob } from './article-drafts.serializer.ts';
import {
  cancelArticle,
  dismissArticle,
  requireWriter,
  retryArticle,
  startArticle,
} from './article-drafts.service.ts';

/** Administrators only; the app guards everything under /api/admin. */
export function articleDraftRoutes(deps: Deps): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const limit = limitBody(16 * 1024, 'The request is larger than 16 kB.');

  app.get(adminApi.generateArticle, (c) => c.json({ writer: deps.config.ai?.kind ?? null }));

  app.post(adminApi.generateArticle, limit, async (c) => {
    requireWriter(deps);
    const key = readIdempotencyKey(c);
    const { topic } = await readJson(c, articleTopicSchema);
    const input = { topic, requestedBy: c.var.user.name };
    return c.json(await startArticle(deps, input, { key, bodyHash: hashOf(topic) }), 201);
  });

  app.get(adminApi.articleJobs, async (c) =>
    c.json((await listArticleJobs(deps.db, deps.clock())).map(toArticleJob)),
  );

  app.post(adminApi.retryArticleJob(':id'), async (c) => {
    requireWriter(deps);
    return c.json(await retryArticle(deps, readId(c)));
  });

  app.post(adminApi.cancelArticleJob(':id'), async (c) => c.json(await cancelArticle(deps, readId(c))));

  app.post(adminApi.dismissArticleJob(':id'), async (c) => c.json(await dismissArticle(deps, readId(c))));

  return app;
}
