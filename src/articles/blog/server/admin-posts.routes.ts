import * as z from 'zod/mini';
import {
  adminPostFilterSchema,
  adminPostSchema,
  adminPostSummarySchema,
  postInputSchema,
  postUpdateSchema,
  slugAnswerSchema,
  slugQuestionSchema,
} from '#articles/blog/posts.ts';
import { adminEndpoint, type Endpoint } from '#kit/http/endpoint.ts';
import { listPart, respondWithList, respondWithPart } from '#kit/http/list-response.ts';
import { created, ok } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { pagingSchema } from '#kit/wire/paging.ts';
import { deletedSchema } from '#kit/wire/responses.ts';
import { wantedSlug } from '#kit/wire/slug.ts';
import { listPosts } from './admin-post-lists.queries.ts';
import { withContents } from './post-lists.queries.ts';
import { findFreeSlug } from './post-slugs.ts';
import { listVersionStates, listVersionsById } from './post-versions.queries.ts';
import { adminPostExample, postInputExample } from './posts.example.ts';
import { toAdminPost, toAdminPostSummary } from './posts.serializer.ts';
import { createPost, deletePost, presentPost, restorePost, updatePost } from './posts.service.ts';

/** Bytes of content in a list. */
export const listedContent = 400_000;

export const adminPostEndpoints = (deps: Deps): Record<string, Endpoint> => ({
  listAllPosts: adminEndpoint('get', adminApi.posts, {
    summary: 'All articles, including drafts',
    description: 'With any `summary`, articles come without content.',
    query: z.extend(adminPostFilterSchema, pagingSchema.shape),
    responses: {
      200: {
        description: 'Matching articles, newest first',
        schema: z.union([z.array(adminPostSchema), z.array(adminPostSummarySchema)]),
        headers: ['X-Total-Count', 'X-Total-Count-Relation', 'X-Unreadable-Count', 'Link'],
        example: [adminPostExample],
      },
    },
    async handle({ c, query: { summary, ...filter } }) {
      const page = await listPosts(deps.db, filter);
      if (summary) {
        const states = await listVersionStates(deps.db, getIds(page.rows));
        return respondWithList(c, page, (row) => toAdminPostSummary(row, states.get(row.id) ?? []), {
          log: deps.log,
          table: 'posts',
        });
      }
      const rows = await withContents(deps.db, 'all', page.rows, listedContent);
      const versions = await listVersionsById(deps.db, getIds(rows));
      return respondWithPart(
        c,
        listPart(c, { ...page, rows }, (row) => toAdminPost(row, versions.get(row.id) ?? []), {
          log: deps.log,
          table: 'posts',
        }),
      );
    },
  }),
  createPost: adminEndpoint('post', adminApi.posts, {
    summary: 'Create an article',
    description:
      'A draft unless `isPublished`. Scripts and other unsafe HTML are removed. Content is limited to 200,000 characters and to 5,000 elements nested at most 100 deep, or 5,000 lines of plain text. Fields that end in a language, such as `titleEs`, are its version in that language, which readers see while both it and the article are published.',
    isIdempotent: true,
    body: { schema: postInputSchema, example: postInputExample },
    responses: created('The new article', adminPostSchema, adminPostExample),
    handle: ({ body, idempotency }) => createPost(deps, body, idempotency),
  }),
  askSlug: adminEndpoint('get', adminApi.postSlug, {
    summary: 'Preview the slug of an article',
    query: slugQuestionSchema,
    responses: ok('`slug` is free; `wanted` may be taken', slugAnswerSchema, {
      wanted: 'coffee-stains',
      slug: 'coffee-stains-2',
    }),
    async handle({ query: { id, ...question } }) {
      const wanted = wantedSlug(question);
      return { wanted, slug: await findFreeSlug(deps.db, wanted, id) };
    },
  }),
  getAnyPost: adminEndpoint('get', adminApi.post(':id'), {
    summary: 'One article, including drafts',
    responses: ok('The article', adminPostSchema, adminPostExample),
    handle: ({ id }) => presentPost(deps.db, id),
  }),
  updatePost: adminEndpoint('put', adminApi.post(':id'), {
    summary: 'Change an article',
    description:
      'Fields you leave out stay unchanged. Former URLs redirect to the new one. A version in another language without title, excerpt and content is deleted.',
    body: { schema: postUpdateSchema, example: { isPublished: true, version: 2 } },
    responses: ok('The updated article', adminPostSchema),
    errors: ['version-conflict'],
    handle: ({ id, body }) => updatePost(deps, id, body),
  }),
  deletePost: adminEndpoint('delete', adminApi.post(':id'), {
    summary: 'Move an article to the trash',
    isIdempotent: true,
    responses: ok('No longer shown', deletedSchema),
    handle: ({ id, idempotency }) => deletePost(deps, id, idempotency),
  }),
  restorePost: adminEndpoint('post', adminApi.restorePost(':id'), {
    summary: 'Restore an article from the trash',
    responses: ok('The article', adminPostSchema),
    handle: ({ id }) => restorePost(deps, id),
  }),
});

const getIds = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
