import * as z from 'zod/mini';
import type { ApiPart } from '#server/http/operation.ts';
import {
  emailCountsSchema,
  outgoingEmailDetailsSchema,
  outgoingEmailSchema,
  retriedSchema,
} from '#shared/emails.ts';
import { adminApi } from '#shared/paths.ts';
import { listQuerySchema } from './emails.routes.ts';

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

export const emailsApi: ApiPart = {
  tag: 'Outbox',
  description: 'Emails that were sent, wait or failed.',
  answers: { OutboxEmail: outgoingEmailSchema, OutboxEmailDetails: outgoingEmailDetailsSchema },
  operations: [
    {
      id: 'listEmails',
      method: 'get',
      path: adminApi.outbox,
      summary: 'Emails, the newest first',
      access: 'admin',
      query: listQuerySchema,
      answers: {
        200: {
          description: 'Those that match',
          schema: z.array(outgoingEmailSchema),
          headers: ['X-Total-Count', 'X-Total-Count-Relation'],
          example: [email],
        },
      },
    },
    {
      id: 'countEmails',
      method: 'get',
      path: adminApi.outboxCounts,
      summary: 'How many emails there are',
      access: 'admin',
      answers: {
        200: {
          description: 'A number for each status',
          schema: emailCountsSchema,
          example: { pending: 1, sent: 88, failed: 0, isConfigured: true },
        },
      },
    },
    {
      id: 'retryFailedEmails',
      method: 'post',
      path: adminApi.retryFailedEmails,
      summary: 'Send all failed emails again',
      access: 'admin',
      answers: { 200: { description: 'How many', schema: retriedSchema, example: { retried: 3 } } },
    },
    {
      id: 'getEmail',
      method: 'get',
      path: adminApi.outboxEmail(':id'),
      summary: 'One email with its plain text',
      access: 'admin',
      answers: {
        200: {
          description: 'Links that belong to the recipient alone are cut',
          schema: outgoingEmailDetailsSchema,
          example: { ...email, text: 'Ana Lopez asks for …' },
        },
      },
    },
    {
      id: 'previewEmail',
      method: 'get',
      path: adminApi.outboxEmailPage(':id'),
      summary: 'One email as its reader sees it',
      access: 'admin',
      answers: { 200: { description: 'A page for a frame, without links', type: 'text/html' } },
    },
    {
      id: 'retryEmail',
      method: 'post',
      path: adminApi.retryEmail(':id'),
      summary: 'Send an email now',
      description: 'One that was sent, or is being sent, is refused (409).',
      access: 'admin',
      answers: { 200: { description: 'The email', schema: outgoingEmailSchema } },
      errors: ['version-conflict'],
    },
  ],
};
