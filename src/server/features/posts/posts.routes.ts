import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import { answerKept } from '#server/http/answer-cached.ts';
import { atPresentVersion } from '#server/http/at-version.ts';
import { readQuery } from '#server/http/body.ts';
import { answerPart, defaultLimit, listPart } from '#server/http/list-answer.ts';
import { pagingSchema } from '#shared/paging.ts';
import { api } from '#shared/paths.ts';
import { postFilterSchema } from '#shared/posts.ts';
import { listPublishedCategories, listPublishedPosts, withContents } from './post-lists.queries.ts';
import { findPresentSlug, findPublishedPost } from './posts.queries.ts';
import { toPost, toPostSummary } from './posts.serializer.ts';

export const listQuerySchema = z.extend(postFilterSchema, pagingSchema.shape);
type ListQuery = z.infer<typeof listQuerySchema>;

/** Bytes of content in a list. */
const listedContent = 400_000;

export function postRoutes({ db, pages }: Deps): Hono {
  const app = new Hono();

  const listArticles = async (c: Context, filter: Omit<ListQuery, 'summary'>) => {
    const page = await listPublishedPosts(db, { ...filter, limit: filter.limit ?? defaultLimit });
    return listPart(c, { ...page, rows: await withContents(db, page.rows, listedContent) }, toPost);
  };

  app.get(api.posts, async (c) => {
    const { summary, ...filter } = readQuery(c, listQuerySchema);
    if (Object.keys(c.req.query()).length === 0) {
      const make = async () =>
        (await atPresentVersion(db))(api.posts, ['posts'], () => listArticles(c, filter));
      return answerKept(c, pages, { type: 'application/json', sources: ['posts'], make });
    }
    if (!summary) return answerPart(c, await listArticles(c, filter));
    const page = await listPublishedPosts(db, { ...filter, limit: filter.limit ?? defaultLimit });
    return answerPart(c, listPart(c, page, toPostSummary));
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
