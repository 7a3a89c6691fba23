import * as z from 'zod/mini';
import { byLanguage, languages } from '#kit/language/language.ts';

type Id = number | ':id';

export const sendingApi = {
  sendPost: (id: Id) => `/api/admin/blog/${id}/send`,
  testPost: (id: Id) => `/api/admin/blog/${id}/send-test`,
  sendings: '/api/admin/newsletter/sendings',
  pauseSending: (id: Id) => `/api/admin/newsletter/sendings/${id}/pause`,
  resumeSending: (id: Id) => `/api/admin/newsletter/sendings/${id}/resume`,
  readers: '/api/admin/newsletter/readers',
} as const;

const sendingStatuses = ['sending', 'paused', 'done'] as const;
export type SendingStatus = (typeof sendingStatuses)[number];

export const sendingSchema = z.object({
  id: z.int(),
  /** Null once the article is deleted for good. */
  postId: z.nullable(z.int()),
  title: z.string(),
  language: z.enum(languages),
  status: z.enum(sendingStatuses),
  /** Its readers at the start. Those who unsubscribe before their turn get no letter. */
  total: z.int(),
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** Readers who left by the link of its letter. */
  unsubscribed: z.int(),
  byName: z.string(),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
});
export type Sending = z.infer<typeof sendingSchema>;

export const sendQuerySchema = z.object({
  language: z._default(z.enum(languages), 'en'),
  /** Sends an article again that was sent in this language. */
  again: z.optional(z.literal('true')),
});
export const testQuerySchema = z.pick(sendQuerySchema, { language: true });

/** Confirmed subscribers of each language. */
export const readersSchema = z.object(byLanguage(() => z.int()));

export const startedSendingSchema = z.object({ id: z.int(), total: z.int() });
export const sentTestSchema = z.object({ to: z.string() });
