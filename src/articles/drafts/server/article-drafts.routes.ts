import * as z from 'zod/mini';
import {
  articleJobSchema,
  articleTopicSchema,
  articleWriterSchema,
} from '#articles/drafts/article-drafts.ts';
import { kilobytes } from '#kit/http/body-limit.ts';
import { type ApiSection, adminEndpoint, rawEndpoint } from '#kit/http/endpoint.ts';
import { readRows } from '#kit/http/read-rows.ts';
import { created, ok } from '#kit/http/responses.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { statusSchema } from '#kit/wire/responses.ts';
import { receiveArticle } from './article-callback.ts';
import { listArticleJobs } from './article-drafts.queries.ts';
import { toArticleJob } from './article-drafts.serializer.ts';
import { cancelArticle, dismissArticle, retryArticle, startArticle } from './article-drafts.service.ts';
import { requireWriter } from './writer-connection.queries.ts';
import { presentWriter } from './writer-connection.service.ts';

const job = {
  id: 7,
  topic: 'Pet odors in wool rugs',
  state: 'waiting',
  attempts: 1,
  reason: null,
  postId: null,
  requestedBy: 'Kim',
  createdAt: '2026-05-18T16:04:22.118Z',
  startedAt: '2026-05-18T16:04:22.118Z',
  updatedAt: '2026-05-18T16:04:23.301Z',
};

export const articleDraftRoutes = (deps: Deps): ApiSection => ({
  tag: 'AI articles',
  description: 'Drafts written by the configured workflow or model.',
  responses: { ArticleJob: articleJobSchema },
  endpoints: {
    getArticleWriter: adminEndpoint('get', adminApi.generateArticle, {
      summary: 'The configured writer',
      responses: ok('Null without a configured writer', articleWriterSchema, { writer: 'workflow' }),
      handle: async () => ({ writer: (await presentWriter(deps.db)).kind }),
    }),
    generateArticle: adminEndpoint('post', adminApi.generateArticle, {
      summary: 'Request an article',
      description: 'Fails with 503 without a configured writer.',
      isIdempotent: true,
      body: { schema: articleTopicSchema, limit: kilobytes(16), example: { topic: job.topic } },
      responses: created('The job', articleJobSchema, job),
      before: () => requireWriter(deps.db),
      handle: ({ body: { topic }, caller, idempotency }) =>
        startArticle(deps, { topic, requestedBy: caller.user.name }, idempotency),
    }),
    listArticleJobs: adminEndpoint('get', adminApi.articleJobs, {
      summary: 'Articles being written',
      responses: ok('Newest first', z.array(articleJobSchema), [job]),
      handle: async () =>
        readRows(
          { log: deps.log, table: 'articleJobs' },
          await listArticleJobs(deps.db, deps.clock()),
          toArticleJob,
        ),
    }),
    retryArticle: adminEndpoint('post', adminApi.retryArticleJob(':id'), {
      summary: 'Retry an article',
      responses: ok('The job, queued', articleJobSchema),
      errors: ['wrong-state'],
      before: () => requireWriter(deps.db),
      handle: ({ id }) => retryArticle(deps, id),
    }),
    cancelArticle: adminEndpoint('post', adminApi.cancelArticleJob(':id'), {
      summary: 'Cancel an article',
      responses: ok('The job, cancelled', articleJobSchema),
      errors: ['wrong-state'],
      handle: ({ id }) => cancelArticle(deps, id),
    }),
    dismissArticle: adminEndpoint('post', adminApi.dismissArticleJob(':id'), {
      summary: 'Dismiss a job',
      responses: ok('The job', articleJobSchema),
      errors: ['wrong-state'],
      handle: ({ id }) => dismissArticle(deps, id),
    }),
    deliverArticle: rawEndpoint('post', api.articleCallback, {
      isForStaff: true,
      summary: 'Deliver an article',
      description:
        'For the workflow only, at the signed URL it was given; the query grants access. The body is read as JSON whatever its type, or as form fields.',
      query: z.object({ job: z.string(), expires: z.string(), signature: z.string() }),
      body: {
        // Loose, as docs/ai-workflow.md says: an article may be wrapped in many ways.
        schema: z.unknown(),
        limit: {
          bytes: 1024 * 1024,
          size: '1 MB',
          tooLarge: () => new AppError('too-large', 'The article is larger than 1 MB.'),
        },
        example: { title: 'Pet Odors in Wool Rugs', content: '<p>Begin with the label.</p>' },
      },
      responses: {
        ...ok('Nothing new was stored', statusSchema, { status: 'already delivered' }),
        ...created('Stored as a draft', statusSchema, { status: 'stored as a draft' }),
      },
      errors: ['wrong-signature', 'not-found', 'link-expired'],
      handle: (c) => receiveArticle(deps, c),
    }),
  },
});
