import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import { answerCached } from '#server/http/answer-cached.ts';
import { atPresentVersion } from '#server/http/at-version.ts';
import { readQuery } from '#server/http/body.ts';
import { answerList } from '#server/http/list-answer.ts';
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

/** A list of all articles is kept up to here; a longer one would fill the memory, and take seconds to pack. */
const kept = { articles: 100, characters: 1_000_000 };

export function postRoutes({ db, pages }: Deps): Hono {
  const app = new Hono();

  /** `json` is null of a list that is too long, so that this too is known until an article changes. */
  const loadAll = async () => {
    const { rows, total } = await listPublishedPosts(db, { limit: kept.articles });
    const json = total > kept.articles ? null : JSON.stringify(rows.map(toPost));
    return { json: json && json.length <= kept.characters ? json : null };
  };
  const makeAll = async () => (await (await atPresentVersion(db))(api.posts, ['posts'], loadAll)).json;

  app.get(api.posts, async (c) => {
    const isWhole = Object.keys(c.req.query()).length === 0;
    const all = isWhole ? await pages.get(api.posts, ['posts'], makeAll) : null;
    if (all) {
      c.header(totalCountHeader, String((JSON.parse(all.body.toString()) as unknown[]).length));
      return answerCached(c, all, { 'Content-Type': 'application/json' });
    }
    const { summary, ...filter } = readQuery(c, listQuerySchema);
    const page = await listPublishedPosts(db, filter);
    return answerList(c, page, summary ? toPostSummary : toPost);
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
