import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import { answerKept } from '#server/http/answer-cached.ts';
import { atPresentVersion } from '#server/http/at-version.ts';
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

/** So many articles in one answer are kept; more would fill the memory, and take seconds to pack. */
const keptPosts = 100;

export function postRoutes({ db, pages }: Deps): Hono {
  const app = new Hono();

  const loadAll = async () => {
    const { rows, total } = await listPublishedPosts(db, { limit: keptPosts });
    return total > keptPosts ? null : { total, json: JSON.stringify(rows.map(toPost)) };
  };

  app.get(api.posts, async (c) => {
    const isWhole = Object.keys(c.req.query()).length === 0;
    const all = isWhole ? await (await atPresentVersion(db))(api.posts, ['posts'], loadAll) : null;
    if (all) {
      c.header(totalCountHeader, String(all.total));
      const make = async () => all.json;
      return answerKept(c, pages, { type: 'application/json', sources: ['posts'], make });
    }
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
