import * as z from 'zod/mini';

import { conversationScreens } from '#kit/paths/customer-paths.ts';

type Id = number | ':id';

export const conversationApi = {
  conversations: '/api/admin/conversations',
  unread: '/api/admin/conversations/unread',
  conversation: (id: Id) => `/api/admin/customers/${id}/conversation`,
  read: (id: Id) => `/api/admin/customers/${id}/conversation/read`,
  texts: (id: Id) => `/api/admin/customers/${id}/texts`,
} as const;

/** The Inbox with this conversation open. */
export const inboxPath = (customerId: number) => `${conversationScreens.inbox}?customer=${customerId}`;

const directionSchema = z.enum(['in', 'out']);

export const conversationSchema = z.object({
  customerId: z.int(),
  /** The number, where nobody knows the name yet. */
  name: z.string(),
  phone: z.string(),
  unread: z.int(),
  last: z.object({ direction: directionSchema, text: z.string(), at: z.string() }),
});
export type Conversation = z.infer<typeof conversationSchema>;

const entryStatuses = ['received', 'queued', 'sent', 'delivered', 'undelivered', 'failed'] as const;

export const entrySchema = z.object({
  id: z.int(),
  direction: directionSchema,
  text: z.string(),
  /** URLs that staff can open. */
  photos: z.array(z.string()),
  status: z.enum(entryStatuses),
  /** Why it waits or did not arrive, else empty. */
  reason: z.string(),
  at: z.string(),
  /** Who of the staff sent it; null for the customer and for what the site sent. */
  by: z.nullable(z.string()),
});
export type Entry = z.infer<typeof entrySchema>;

export const threadSchema = z.object({
  customerId: z.int(),
  name: z.string(),
  phone: z.string(),
  canText: z.boolean(),
  /** Why not, else empty. */
  reason: z.string(),
  /** Newest first. */
  entries: z.array(entrySchema),
  /** For `before`; null at the oldest. */
  cursor: z.nullable(z.int()),
  /** Unread texts. */
  unread: z.int(),
  /** The customer's newest open request and quote. */
  requestId: z.nullable(z.int()),
  quoteId: z.nullable(z.int()),
  visitId: z.nullable(z.int()),
  /** A request of theirs waits for an answer. */
  waits: z.boolean(),
  /** In their language, to begin a text with. */
  quickReplies: z.array(z.string()),
});
export type Thread = z.infer<typeof threadSchema>;

/** Ten parts at most. */
export const longestText = 1530;

export const newTextSchema = z
  .object({
    text: z._default(
      z.string().check(z.trim(), z.maxLength(longestText, `At most ${longestText} characters`)),
      '',
    ),
    photoUrl: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
  })
  .check(
    z.check(({ value, issues }) => {
      if (value.text === '' && !value.photoUrl) {
        issues.push({ code: 'custom', path: ['text'], message: 'Write a text', input: value });
      }
    }),
  );
export type NewTextInput = z.infer<typeof newTextSchema>;

/** `needsNoAnswer` also stops the answer clock. */
export const readConversationSchema = z.object({ needsNoAnswer: z._default(z.boolean(), false) });

export const conversationListSchema = z.object({
  unread: z.optional(z.enum(['0', '1'])),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  /** The `customerId` or the `last.at` of the last one that is known. */
  before: z.optional(z.string().check(z.maxLength(40))),
});

/** `cursor` of the answer before. */
export const threadPageSchema = z.object({
  before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
});

export const unreadConversationsSchema = z.object({ unread: z.int() });
