import * as z from 'zod/mini';
import type { ApiPart } from '#server/http/operation.ts';
import { deletedSchema } from '#shared/answers.ts';
import { adminApi } from '#shared/paths.ts';
import {
  addedWebhookSchema,
  newWebhookSchema,
  webhookDeliverySchema,
  webhookSchema,
  webhookUpdateSchema,
} from '#shared/webhooks.ts';

const webhook = {
  id: 1,
  url: 'https://crm.example.com/hooks/leads',
  isActive: true,
  createdAt: '2026-05-18T16:04:22.118Z',
};
const delivery = {
  id: 77,
  event: 'lead.created',
  status: 'sent',
  attempts: 1,
  lastError: null,
  nextAttemptAt: null,
  createdAt: '2026-05-18T16:04:22.118Z',
  sentAt: '2026-05-18T16:04:22.640Z',
};

export const webhooksApi: ApiPart = {
  tag: 'Webhooks',
  description: 'Addresses that are told of new leads and changed statuses; docs/api.md says what they get.',
  bodies: { NewWebhook: newWebhookSchema, WebhookUpdate: webhookUpdateSchema },
  answers: { Webhook: webhookSchema, WebhookDelivery: webhookDeliverySchema },
  operations: [
    {
      id: 'listWebhooks',
      method: 'get',
      path: adminApi.webhooks,
      summary: 'All webhooks',
      access: 'admin',
      answers: { 200: { description: 'Webhooks', schema: z.array(webhookSchema), example: [webhook] } },
    },
    {
      id: 'addWebhook',
      method: 'post',
      path: adminApi.webhooks,
      summary: 'Add a webhook',
      access: 'admin',
      isOnce: true,
      body: { schema: newWebhookSchema, example: { url: webhook.url } },
      answers: {
        201: {
          description: 'With the secret that signs, shown only now, and to the same key again',
          schema: addedWebhookSchema,
          example: { ...webhook, secret: 'whsec_4mJ8…' },
        },
      },
      errors: ['wrong-state'],
    },
    {
      id: 'switchWebhook',
      method: 'patch',
      path: adminApi.webhook(':id'),
      summary: 'Switch a webhook on or off',
      access: 'admin',
      body: { schema: webhookUpdateSchema, example: { isActive: false } },
      answers: { 200: { description: 'The webhook', schema: webhookSchema } },
    },
    {
      id: 'deleteWebhook',
      method: 'delete',
      path: adminApi.webhook(':id'),
      summary: 'Delete a webhook',
      description: 'With its deliveries, also those that wait.',
      access: 'admin',
      answers: { 200: { description: 'It is gone', schema: deletedSchema } },
    },
    {
      id: 'testWebhook',
      method: 'post',
      path: adminApi.testWebhook(':id'),
      summary: 'Send a test event',
      access: 'admin',
      answers: { 201: { description: 'The delivery', schema: webhookDeliverySchema, example: delivery } },
      errors: ['wrong-state'],
    },
    {
      id: 'listWebhookDeliveries',
      method: 'get',
      path: adminApi.webhookDeliveries(':id'),
      summary: 'The latest deliveries of a webhook',
      access: 'admin',
      answers: {
        200: {
          description: 'At most 50, the newest first',
          schema: z.array(webhookDeliverySchema),
          example: [delivery],
        },
      },
    },
  ],
};
