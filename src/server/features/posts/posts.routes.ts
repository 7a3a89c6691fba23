import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import { readQuery } from '#server/http/body.ts';
import { pagingSchema } from '#shared/paging.ts';
import { api } from '#shared/paths.ts';
import { postFilterSchema } from '#shared/posts.ts';
import { totalCountHeader } from '#shared/total-count.ts';
import {
  findPresentSlug,
  findPublishedPost,
  listPublishedCategories,
  listPublishedPosts,
} from './posts.queries.ts';
import { toPost, toPostSummary } from './posts.wire.ts';

export const listQuerySchema = z.extend(postFilterSchema, pagingSchema.shape);

export function postRoutes({ db }: Deps): Hono {
  const app = new Hono();

  app.get(api.posts, async (c) => {
    const { summary, ...filter } = readQuery(c, listQuerySchema);
    const { rows, total } = await listPublishedPosts(db, filter);
    c.header(totalCountHeader, String(total));
    return c.json(rows.map(summary ? toPostSummary : toPost));
  });

  // Before the slug: `categories` is reserved.
  app.get(api.postCategories, async (c) => c.json(await listPublishedCategories(db)));

  app.get(api.post(':slug'), async (c) => {
    const slug = c.req.param('slug');
    const post = await findPublishedPost(db, slug);
    if (post) return c.json(toPost(post));
    const presentSlug = await findPresentSlug(db, slug);
    if (presentSlug) return c.redirect(api.post(presentSlug), 301);
    throw notFound('This article');
  });

  return app;
}
