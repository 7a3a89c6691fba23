import type { Context } from 'hono';
import * as z from 'zod/mini';
import {
  adminPostSchema,
  adminPostSummarySchema,
  postFilterSchema,
  postInputSchema,
  postSchema,
  postSummarySchema,
  postUpdateSchema,
} from '#articles/blog/posts.ts';
import { type ApiSection, type Endpoint, publicEndpoint } from '#kit/http/endpoint.ts';
import { defaultLimit, listPart, respondWithPart } from '#kit/http/list-response.ts';
import { respondFromCache } from '#kit/http/respond-cached.ts';
import { ok } from '#kit/http/responses.ts';
import { languages } from '#kit/language/language.ts';
import { api } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { refuse } from '#kit/server/errors.ts';
import { pagingSchema } from '#kit/wire/paging.ts';
import { adminPostEndpoints, listedContent } from './admin-posts.routes.ts';
import { listPublishedCategories, listPublishedPosts, withContents } from './post-lists.queries.ts';
import { postInputExample, postSummaryExample } from './posts.example.ts';
import { findPresentSlug, findPublishedPost } from './posts.queries.ts';
import { toPost, toPostSummary } from './posts.serializer.ts';

const listQuerySchema = z.extend(postFilterSchema, pagingSchema.shape);
const languageQuerySchema = z.object({ language: z._default(z.enum(languages), 'en') });

export const postRoutes = (deps: Deps): ApiSection => ({
  tag: 'Articles',
  description: 'The blog. Anyone can read published articles; administrators also see drafts.',
  bodies: { NewPost: postInputSchema, PostUpdate: postUpdateSchema },
  responses: {
    Post: postSchema,
    PostSummary: postSummarySchema,
    AdminPost: adminPostSchema,
    AdminPostSummary: adminPostSummarySchema,
  },
  endpoints: { ...publicPostEndpoints(deps), ...adminPostEndpoints(deps) },
});

const publicPostEndpoints = (deps: Deps): Record<string, Endpoint> => ({
  listPosts: publicEndpoint('get', api.posts, {
    summary: 'Published articles',
    description:
      'With any `summary`, articles come without content. With `language` those that have a version in that language, in it.',
    query: listQuerySchema,
    responses: {
      200: {
        description: 'At most `limit` articles, 100 by default, and about 500 kB; `Link` leads to the rest',
        schema: z.union([z.array(postSchema), z.array(postSummarySchema)]),
        headers: ['X-Total-Count', 'X-Unreadable-Count', 'Link'],
        example: [postSummaryExample],
      },
    },
    handle: ({ c, query }) => respondWithPosts(deps, c, query),
  }),
  listPostCategories: publicEndpoint('get', api.postCategories, {
    summary: 'Categories with published articles',
    query: languageQuerySchema,
    responses: ok('Names', z.array(z.string()), ['Carpet Care']),
    handle: ({ query: { language } }) => listPublishedCategories(deps.db, language),
  }),
  getPost: publicEndpoint('get', api.post(':slug'), {
    summary: 'One published article',
    description: 'With `language` its version in that language, by the slug of that version.',
    query: languageQuerySchema,
    responses: {
      ...ok('The article', postSchema, { ...postSummaryExample, content: postInputExample.content }),
      301: { description: 'Moved to a new URL', headers: ['Location'] },
    },
    async handle({ c, query: { language } }) {
      const slug = c.req.param('slug') ?? '';
      const post = await findPublishedPost(deps.db, language, slug);
      if (post) return toPost(post);
      const presentSlug = await findPresentSlug(deps.db, language, slug);
      if (presentSlug) return c.redirect(api.post(presentSlug) + new URL(c.req.url).search, 301);
      throw refuse('not-found', 'articleMissing');
    },
  }),
});

async function respondWithPosts(
  { db, pages, log }: Deps,
  c: Context,
  { summary, language, ...filter }: z.infer<typeof listQuerySchema>,
): Promise<Response> {
  const source = { log, table: 'posts' };
  const listPage = () => listPublishedPosts(db, language, { ...filter, limit: filter.limit ?? defaultLimit });
  if (summary) return respondWithPart(c, listPart(c, await listPage(), toPostSummary, source));
  const load = async () => {
    const page = await listPage();
    const rows = await withContents(db, language, page.rows, listedContent);
    return listPart(c, { ...page, rows }, toPost, source);
  };
  if (Object.keys(c.req.query()).length > 0) return respondWithPart(c, await load());
  return respondFromCache(c, pages, { type: 'application/json', sources: ['posts'], make: load });
}
