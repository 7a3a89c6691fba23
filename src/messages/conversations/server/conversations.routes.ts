import { getMimeType } from 'hono/utils/mime';
import * as z from 'zod/mini';
import { findLinkedPhoto } from '#delivery/texts/server/media-links.ts';
import { type ApiSection, adminEndpoint, rawEndpoint } from '#kit/http/endpoint.ts';
import { created, ok } from '#kit/http/responses.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { refuse } from '#kit/server/errors.ts';
import {
  type Conversation,
  conversationApi,
  conversationListSchema,
  conversationSchema,
  type Entry,
  entrySchema,
  newTextSchema,
  readConversationSchema,
  type Thread,
  threadPageSchema,
  threadSchema,
  unreadConversationsSchema,
} from '#messages/conversations/conversations.ts';
import { countUnreadConversations, listConversations } from './conversations.queries.ts';
import { getThread, readConversation, sendText } from './conversations.service.ts';
import { receiveText } from './receive-text.ts';
import { receiveTextStatus } from './text-status.ts';

const entry: Entry = {
  id: 812,
  direction: 'in',
  text: 'Is Tuesday at 9 still fine?',
  photos: [],
  status: 'received',
  reason: '',
  at: '2026-06-04T16:00:00.000Z',
  by: null,
};
const thread: Thread = {
  customerId: 9,
  name: 'Ana Lopez',
  phone: '(818) 555-0111',
  canText: true,
  reason: '',
  entries: [entry],
  cursor: null,
  unread: 1,
  requestId: 412,
  quoteId: 207,
  visitId: null,
  waits: true,
  quickReplies: ['What day works best for you?'],
};
const conversation: Conversation = {
  customerId: 9,
  name: 'Ana Lopez',
  phone: '(818) 555-0111',
  unread: 1,
  last: { direction: 'in', text: entry.text, at: entry.at },
};

export const conversationRoutes = (deps: Deps): ApiSection => ({
  tag: 'Conversations',
  description: 'Texts with customers, both ways.',
  bodies: { NewText: newTextSchema, ReadConversation: readConversationSchema },
  responses: { Conversation: conversationSchema, Thread: threadSchema, TextEntry: entrySchema },
  endpoints: {
    listConversations: adminEndpoint('get', conversationApi.conversations, {
      summary: 'List conversations',
      description:
        'Those with the newest text first. `before` is the `customerId` or the `last.at` of the last one you have.',
      query: conversationListSchema,
      responses: ok('Conversations', z.array(conversationSchema), [conversation]),
      handle: ({ query: { unread, limit, before } }) =>
        listConversations(deps.db, { isUnread: unread === '1', limit, before }),
    }),
    countUnreadConversations: adminEndpoint('get', conversationApi.unread, {
      summary: 'Count unread conversations',
      responses: ok('The count', unreadConversationsSchema, { unread: 2 }),
      handle: async () => ({ unread: await countUnreadConversations(deps.db) }),
    }),
    getConversation: adminEndpoint('get', conversationApi.conversation(':id'), {
      summary: 'The texts with a customer',
      description:
        'Newest first, 50 at once. `canText` is false without a number, after STOP, for a landline, abroad, and while texts are off; `reason` says which.',
      query: threadPageSchema,
      responses: ok('The conversation', threadSchema, thread),
      handle: ({ id, query }) => getThread(deps, id, query.before),
    }),
    readConversation: adminEndpoint('post', conversationApi.read(':id'), {
      summary: 'Mark a conversation as read',
      description: 'With `needsNoAnswer` the customer’s requests no longer wait for an answer.',
      body: { schema: readConversationSchema, example: { needsNoAnswer: true } },
      responses: ok('The conversation', threadSchema, { ...thread, unread: 0 }),
      handle: ({ id, body }) => readConversation(deps, { id, ...body }),
    }),
    sendText: adminEndpoint('post', conversationApi.texts(':id'), {
      summary: 'Text a customer',
      description:
        'Leaves at once, at any hour. `photoUrl` is the `imageUrl` of an upload. It counts as an answer to the customer’s requests.',
      isIdempotent: true,
      body: { schema: newTextSchema, example: { text: 'Tuesday at 9 works. See you then!' } },
      responses: created('The text', entrySchema, {
        ...entry,
        direction: 'out',
        text: 'Tuesday at 9 works. See you then!',
        status: 'queued',
        by: 'Dana Reyes',
      }),
      errors: ['wrong-state'],
      handle: ({ id, body, caller, idempotency }) => sendText(deps, { id, input: body, caller }, idempotency),
    }),
    receiveText: rawEndpoint('post', messagePaths.incoming, {
      isForStaff: true,
      summary: 'Receive a text from a customer',
      description:
        'Your text gateway posts it as a form, signed with `X-Twilio-Signature`. It joins the conversation of the customer with that number; an unknown number makes a customer and a request. STOP ends texts to that number (ALTO and PARAR do too), START begins them again. Up to ten pictures are fetched from the gateway. A gateway that posts the same `MessageSid` again changes nothing.',
      responses: { 200: { description: 'TwiML', type: 'text/xml' } },
      errors: ['wrong-signature', 'unsupported-media-type', 'malformed-body'],
      handle: (c) => receiveText(deps, c),
    }),
    receiveTextStatus: rawEndpoint('post', messagePaths.status, {
      isForStaff: true,
      summary: 'Receive what became of a text',
      description:
        'Your text gateway posts it as a form, signed with `X-Twilio-Signature`: sent, delivered, undelivered or failed. A landline gets no more texts.',
      responses: { 200: { description: 'TwiML', type: 'text/xml' } },
      errors: ['wrong-signature', 'unsupported-media-type', 'malformed-body'],
      handle: (c) => receiveTextStatus(deps, c),
    }),
    getTextMedia: rawEndpoint('get', messagePaths.media(':token'), {
      isForStaff: true,
      summary: 'A picture of a text',
      description: 'For your text gateway. The token is the permission.',
      responses: { 200: { description: 'The picture', type: 'image/*' } },
      errors: ['not-found'],
      async handle(c) {
        const name = await findLinkedPhoto(deps.db, c.req.param('token') ?? '');
        const photo = name === undefined ? null : await deps.files.read(name);
        if (!name || !photo) throw refuse('not-found', 'photoMissing');
        const type = getMimeType(name) ?? 'image/webp';
        return c.body(photo, 200, { 'Content-Type': type, 'Cache-Control': 'private, no-store' });
      },
    }),
  },
});
