import * as z from 'zod/mini';
import { adminQuery, queryString } from '#kit/panel/admin-query.ts';
import {
  conversationApi,
  conversationSchema,
  threadSchema,
  unreadConversationsSchema,
} from '#messages/conversations/conversations.ts';

/** Somebody waits on the other side. */
const soon = { refetchInterval: 10_000, refetchOnWindowFocus: 'always' as const };

export const conversationsQuery = (isUnread: boolean, limit: number) =>
  adminQuery(
    ['conversations', 'list', isUnread, limit],
    z.array(conversationSchema),
    `${conversationApi.conversations}?${queryString({ limit, unread: isUnread ? '1' : undefined })}`,
    soon,
  );

export const threadQuery = (customerId: number) =>
  adminQuery(
    ['conversations', 'one', customerId],
    threadSchema,
    conversationApi.conversation(customerId),
    soon,
  );

/** The badge of the navigation. */
export const unreadConversationsQuery = adminQuery(
  ['conversations', 'unread'],
  unreadConversationsSchema,
  conversationApi.unread,
);
