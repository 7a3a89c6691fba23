import * as z from 'zod/mini';
import type { ApiPart } from '#server/http/operation.ts';
import { deletedSchema } from '#shared/answers.ts';
import { adminApi, api } from '#shared/paths.ts';
import {
  adminPostSchema,
  adminPostSummarySchema,
  postInputSchema,
  postSchema,
  postSummarySchema,
  postUpdateSchema,
  slugAnswerSchema,
  slugQuestionSchema,
} from '#shared/posts.ts';
import { listQuerySchema as adminListQuerySchema } from './admin-posts.routes.ts';
import { listQuerySchema } from './posts.routes.ts';

const limit = '2 MB';
const input = {
  title: 'How to Lift a Coffee Stain',
  content: '<p>Blot, do not rub.</p>',
  category: 'Carpet Care',
  isPublished: true,
};
const shown = {
  id: 12,
  title: input.title,
  slug: 'how-to-lift-a-coffee-stain',
  excerpt: 'The first minute counts.',
  category: input.category,
  featuredImage: null,
  isPinned: false,
  isPublished: true,
};
const times = { createdAt: '2026-04-01T08:00:00.000Z', updatedAt: '2026-04-02T08:00:00.000Z' };
const publishedAt = times.createdAt;
const summary = { ...shown, readingMinutes: 3, ...times, publishedAt };
const adminPost = {
  ...shown,
  isAiWritten: false,
  version: 2,
  ...times,
  publishedAt,
  content: input.content,
};

export const postsApi: ApiPart = {
  tag: 'Articles',
  description: 'The blog. Anyone reads what is published; administrators also see drafts.',
  bodies: { NewPost: postInputSchema, PostUpdate: postUpdateSchema },
  answers: {
    Post: postSchema,
    PostSummary: postSummarySchema,
    AdminPost: adminPostSchema,
    AdminPostSummary: adminPostSummarySchema,
  },
  operations: [
    {
      id: 'listPosts',
      method: 'get',
      path: api.posts,
      summary: 'Published articles',
      description: 'With any `summary` the content is left out.',
      access: 'public',
      query: listQuerySchema,
      answers: {
        200: {
          description:
            'Those that match: at most `limit`, or 100 where none is named, and about 500 kB; `Link` leads to the rest',
          schema: z.union([z.array(postSchema), z.array(postSummarySchema)]),
          headers: ['X-Total-Count', 'Link'],
          example: [summary],
        },
      },
    },
    {
      id: 'listPostCategories',
      method: 'get',
      path: api.postCategories,
      summary: 'Categories with published articles',
      access: 'public',
      answers: { 200: { description: 'Names', schema: z.array(z.string()), example: ['Carpet Care'] } },
    },
    {
      id: 'getPost',
      method: 'get',
      path: api.post(':slug'),
      summary: 'One published article',
      access: 'public',
      answers: {
        200: {
          description: 'The article',
          schema: postSchema,
          example: { ...summary, content: input.content },
        },
        301: { description: 'It has another address now', headers: ['Location'] },
      },
    },
    {
      id: 'listAllPosts',
      method: 'get',
      path: adminApi.posts,
      summary: 'All articles, drafts too',
      description: 'With any `summary` the content is left out.',
      access: 'admin',
      query: adminListQuerySchema,
      answers: {
        200: {
          description: 'Those that match, the newest first',
          schema: z.union([z.array(adminPostSchema), z.array(adminPostSummarySchema)]),
          headers: ['X-Total-Count', 'X-Total-Count-Relation', 'Link'],
          example: [adminPost],
        },
      },
    },
    {
      id: 'createPost',
      method: 'post',
      path: adminApi.posts,
      summary: 'Write an article',
      description:
        'A draft, unless `isPublished`. Scripts and the like are taken out of the content, which has at most 200,000 characters, 5,000 elements inside each other at most 100 deep, or 5,000 lines of text.',
      access: 'admin',
      isOnce: true,
      body: { schema: postInputSchema, limit, example: input },
      answers: { 201: { description: 'The new article', schema: adminPostSchema, example: adminPost } },
    },
    {
      id: 'askSlug',
      method: 'get',
      path: adminApi.postSlug,
      summary: 'Which address an article would get',
      access: 'admin',
      query: slugQuestionSchema,
      answers: {
        200: {
          description: '`slug` is free; `wanted` may be taken',
          schema: slugAnswerSchema,
          example: { wanted: 'coffee-stains', slug: 'coffee-stains-2' },
        },
      },
    },
    {
      id: 'getAnyPost',
      method: 'get',
      path: adminApi.post(':id'),
      summary: 'One article, as it is stored',
      access: 'admin',
      answers: { 200: { description: 'The article', schema: adminPostSchema, example: adminPost } },
    },
    {
      id: 'updatePost',
      method: 'put',
      path: adminApi.post(':id'),
      summary: 'Change an article',
      description: 'What is left out stays as it is. Under a former address it stays reachable.',
      access: 'admin',
      body: { schema: postUpdateSchema, limit, example: { isPublished: true, version: 2 } },
      answers: { 200: { description: 'The article as it is now', schema: adminPostSchema } },
      errors: ['version-conflict'],
    },
    {
      id: 'deletePost',
      method: 'delete',
      path: adminApi.post(':id'),
      summary: 'Put an article into the trash',
      access: 'admin',
      answers: { 200: { description: 'It is no longer shown', schema: deletedSchema } },
    },
    {
      id: 'restorePost',
      method: 'post',
      path: adminApi.restorePost(':id'),
      summary: 'Take an article out of the trash',
      access: 'admin',
      answers: { 200: { description: 'The article', schema: adminPostSchema } },
    },
  ],
};
