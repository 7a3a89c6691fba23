import * as z from 'zod/mini';
import {
  emailCountsSchema,
  emailFilterSchema,
  outgoingEmailDetailsSchema,
  outgoingEmailSchema,
  retriedSchema,
} from '#delivery/emails/emails.ts';
import { hasMailServer } from '#delivery/mailbox/server/mail-connection.queries.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { respondWithList } from '#kit/http/list-response.ts';
import { ok, okPage } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { pagingSchema } from '#kit/wire/paging.ts';
import { countEmailsByStatus, getEmail, listEmails } from './emails.queries.ts';
import { toOutgoingEmail, toOutgoingEmailDetails, toPreview } from './emails.serializer.ts';
import { retryEmail, retryFailedEmails } from './emails.service.ts';

const email = {
  id: 903,
  purpose: 'lead',
  recipient: 'owner@example.com',
  subject: 'New request from Ana Lopez',
  requestId: 412,
  status: 'sent',
  isSending: false,
  attempts: 1,
  nextAttemptAt: null,
  lastError: null,
  createdAt: '2026-05-18T16:04:22.118Z',
  sentAt: '2026-05-18T16:04:23.044Z',
};

export function emailRoutes(deps: Deps): ApiSection {
  const present = async () => ({ now: deps.clock(), isConfigured: await hasMailServer(deps) });
  return {
    tag: 'Outbox',
    description: 'Emails sent, pending, or failed.',
    responses: { OutboxEmail: outgoingEmailSchema, OutboxEmailDetails: outgoingEmailDetailsSchema },
    endpoints: {
      listEmails: adminEndpoint('get', adminApi.outbox, {
        summary: 'Emails, newest first',
        query: z.extend(emailFilterSchema, pagingSchema.shape),
        responses: okPage(outgoingEmailSchema, email),
        async handle({ c, query }) {
          const now = await present();
          return respondWithList(c, await listEmails(deps.db, query), (row) => toOutgoingEmail(row, now), {
            log: deps.log,
            table: 'outbox',
          });
        },
      }),
      countEmails: adminEndpoint('get', adminApi.outboxCounts, {
        summary: 'Count emails',
        responses: ok('A count for each status', emailCountsSchema, {
          pending: 1,
          sent: 88,
          failed: 0,
          isConfigured: true,
        }),
        handle: async () => ({
          pending: 0,
          sent: 0,
          failed: 0,
          ...(await countEmailsByStatus(deps.db)),
          isConfigured: await hasMailServer(deps),
        }),
      }),
      retryFailedEmails: adminEndpoint('post', adminApi.retryFailedEmails, {
        summary: 'Retry all failed emails',
        responses: ok('How many are queued again', retriedSchema, { retried: 3 }),
        handle: async () => ({ retried: await retryFailedEmails(deps) }),
      }),
      getEmail: adminEndpoint('get', adminApi.outboxEmail(':id'), {
        summary: 'One email with its plain text',
        responses: ok('Without the tokens of private links', outgoingEmailDetailsSchema, {
          ...email,
          text: 'Ana Lopez asks for …',
        }),
        handle: async ({ id }) => toOutgoingEmailDetails(await getEmail(deps.db, id), await present()),
      }),
      previewEmail: adminEndpoint('get', adminApi.outboxEmailPage(':id'), {
        summary: 'One email as the recipient sees it',
        responses: { 200: { description: 'A page for a frame, without links', type: 'text/html' } },
        handle: async ({ c, id }) => c.body(toPreview(await getEmail(deps.db, id)), 200, previewHeaders),
      }),
      retryEmail: adminEndpoint('post', adminApi.retryEmail(':id'), {
        summary: 'Send an email now',
        description: 'Fails with 409 if it was sent or is being sent.',
        responses: ok('The email', outgoingEmailSchema),
        errors: ['version-conflict'],
        handle: ({ id }) => retryEmail(deps, id),
      }),
    },
  };
}

/** Allows an email's inline styles and the logo, and nothing else: no scripts or forms, and no way out of its frame. */
const previewHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
  'Cache-Control': 'no-store',
};
