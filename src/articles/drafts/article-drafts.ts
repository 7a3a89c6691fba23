import * as z from 'zod/mini';
import { requiredText } from '#kit/wire/text.ts';

/**
 * `waiting` means that the workflow has accepted the topic and will deliver later. The last three are final, but a
 * failed or cancelled job can be retried.
 */
export const articleJobStates = ['queued', 'running', 'waiting', 'done', 'failed', 'cancelled'] as const;
export type ArticleJobState = (typeof articleJobStates)[number];

export const isOpenJob = ({ state }: { state: ArticleJobState }) =>
  state === 'queued' || state === 'running' || state === 'waiting';

export const maxArticleAttempts = 5;
export const topicLimit = 500;

/** See docs/product/articles.md#ai-drafts. */
export const topicMissingText = 'Please enter a topic for the AI article';

export const aiNotConfiguredText =
  'AI articles aren’t set up. An owner can set them up in Settings, Articles.';

/** A body of POST /api/admin/blog/generate. */
export const articleTopicSchema = z.object({ topic: requiredText(topicMissingText, topicLimit) });

/** Null if no writer is configured. */
export const articleWriterSchema = z.object({ writer: z.nullable(z.enum(['workflow', 'provider'])) });

export const articleJobSchema = z.object({
  id: z.int(),
  topic: z.string(),
  state: z.enum(articleJobStates),
  /** A retry starts again at 0. */
  attempts: z.int(),
  /** The error of the last attempt. */
  reason: z.nullable(z.string()),
  /** The draft, once the job is done. */
  postId: z.nullable(z.int()),
  requestedBy: z.string(),
  createdAt: z.string(),
  /** The time of the request or of the last retry. */
  startedAt: z.string(),
  updatedAt: z.string(),
});
export type ArticleJob = z.infer<typeof articleJobSchema>;
