import * as z from 'zod/mini';
import type { ApiPart } from '#server/http/operation.ts';
import { statusSchema } from '#shared/answers.ts';
import { articleJobSchema, articleTopicSchema, articleWriterSchema } from '#shared/article-drafts.ts';
import { adminApi, api } from '#shared/paths.ts';

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

const callbackQuery = z.object({ job: z.string(), expires: z.string(), signature: z.string() });
/** Loose, as docs/ai-workflow.md says: an article may be wrapped in many ways. */
const deliverySchema = z.unknown();

const onJob = (id: string, path: string, summary: string, description: string) =>
  ({
    id,
    method: 'post',
    path,
    summary,
    access: 'admin',
    answers: { 200: { description, schema: articleJobSchema } },
    errors: ['wrong-state'],
  }) as const;

export const articleDraftsApi: ApiPart = {
  tag: 'AI articles',
  description: 'Drafts that a configured workflow or model writes.',
  answers: { ArticleJob: articleJobSchema },
  operations: [
    {
      id: 'getArticleWriter',
      method: 'get',
      path: adminApi.generateArticle,
      summary: 'Who would write an article',
      access: 'admin',
      answers: {
        200: {
          description: 'Null where nobody is configured',
          schema: articleWriterSchema,
          example: { writer: 'workflow' },
        },
      },
    },
    {
      id: 'generateArticle',
      method: 'post',
      path: adminApi.generateArticle,
      summary: 'Have an article written',
      description: '503 where nobody is configured to write.',
      access: 'admin',
      isOnce: true,
      body: { schema: articleTopicSchema, limit: '16 kB', example: { topic: job.topic } },
      answers: { 201: { description: 'The job', schema: articleJobSchema, example: job } },
    },
    {
      id: 'listArticleJobs',
      method: 'get',
      path: adminApi.articleJobs,
      summary: 'Articles being written',
      access: 'admin',
      answers: {
        200: { description: 'The newest first', schema: z.array(articleJobSchema), example: [job] },
      },
    },
    onJob('retryArticle', adminApi.retryArticleJob(':id'), 'Ask for an article again', 'The job, queued'),
    onJob('cancelArticle', adminApi.cancelArticleJob(':id'), 'Cancel an article', 'The job, cancelled'),
    onJob('dismissArticle', adminApi.dismissArticleJob(':id'), 'Take a job off the list', 'The job'),
    {
      id: 'deliverArticle',
      method: 'post',
      path: api.articleCallback,
      summary: 'Deliver an article',
      description:
        'For the workflow alone, at the signed address it was given: the query is the permission. The body is read as JSON whatever its type; also the fields of a form.',
      access: 'public',
      query: callbackQuery,
      body: {
        schema: deliverySchema,
        limit: '1 MB',
        example: { title: 'Pet Odors in Wool Rugs', content: '<p>Begin with the label.</p>' },
      },
      answers: {
        200: {
          description: 'Nothing new was stored',
          schema: statusSchema,
          example: { status: 'already delivered' },
        },
        201: {
          description: 'It is a draft now',
          schema: statusSchema,
          example: { status: 'stored as a draft' },
        },
      },
      errors: ['wrong-signature', 'not-found', 'link-expired'],
    },
  ],
};
