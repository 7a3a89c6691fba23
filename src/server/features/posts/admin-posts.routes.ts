import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { readId, readJson, readQuery } from '#server/http/body.ts';
import { readOnceKey } from '#server/http/idempotency.ts';
import { answerList, answerPart, listPart } from '#server/http/list-answer.ts';
import { pagingSchema } from '#shared/paging.ts';
import { adminApi } from '#shared/paths.ts';
import {
  adminPostFilterSchema,
  postInputSchema,
  postUpdateSchema,
  type SlugAnswer,
  slugQuestionSchema,
} from '#shared/posts.ts';
import { wantedSlug } from '#shared/slug.ts';
import { listPosts, withContents } from './post-lists.queries.ts';
import { findFreeSlug } from './post-slugs.ts';
import { getPost } from './posts.queries.ts';
import { toAdminPost, toAdminPostSummary } from './posts.serializer.ts';
import { createPost, deletePost, restorePost, updatePost } from './posts.service.ts';

/** Bytes of content in a list. */
const listedContent = 400_000;

export const listQuerySchema = z.extend(adminPostFilterSchema, pagingSchema.shape);

/** Administrators only; the app guards everything under /api/admin. */
export function adminPostRoutes(deps: Deps): Hono {
  const app = new Hono();

  app.get(adminApi.posts, async (c) => {
    const { summary, ...filter } = readQuery(c, listQuerySchema);
    const page = await listPosts(deps.db, filter);
    if (summary) return answerList(c, page, toAdminPostSummary);
    const rows = await withContents(deps.db, page.rows, listedContent);
    return answerPart(c, listPart(c, { ...page, rows }, toAdminPost));
  });

  app.post(adminApi.posts, async (c) => {
    const input = await readJson(c, postInputSchema);
    return c.json(await createPost(deps, input, readOnceKey(c, input)), 201);
  });

  // Before the id.
  app.get(adminApi.postSlug, async (c) => {
    const { id, ...question } = readQuery(c, slugQuestionSchema);
    const wanted = wantedSlug(question);
    const answer: SlugAnswer = { wanted, slug: await findFreeSlug(deps.db, wanted, id) };
    return c.json(answer);
  });

  app.get(adminApi.post(':id'), async (c) => c.json(toAdminPost(await getPost(deps.db, readId(c)))));

  app.put(adminApi.post(':id'), async (c) =>
    c.json(await updatePost(deps, readId(c), await readJson(c, postUpdateSchema))),
  );

  app.delete(adminApi.post(':id'), async (c) => {
    const id = readId(c);
    await deletePost(deps, id);
    return c.json({ id });
  });

  app.post(adminApi.restorePost(':id'), async (c) => c.json(await restorePost(deps, readId(c))));

  return app;
}
