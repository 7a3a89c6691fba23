import * as z from 'zod/mini';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { readRows } from '#kit/http/read-rows.ts';
import { created, ok } from '#kit/http/responses.ts';
import type { Deps } from '#kit/server/deps.ts';
import { deletedSchema } from '#kit/wire/responses.ts';
import { eventData, movedPaymentSchema } from '#messages/webhooks/event-data.ts';
import {
  addedWebhookSchema,
  newWebhookSchema,
  webhookApi,
  webhookDeliverySchema,
  webhookSchema,
  webhookUpdateSchema,
} from '#messages/webhooks/webhooks.ts';
import { getWebhook, listDeliveries, listWebhooks } from './webhooks.queries.ts';
import { toDelivery, toWebhook } from './webhooks.serializer.ts';
import { addWebhook, changeWebhook, removeWebhook, testWebhook } from './webhooks.service.ts';

const webhook = {
  id: 1,
  url: 'https://crm.example.com/hooks/leads',
  isActive: true,
  events: ['lead.created', 'quote.accepted', 'visit.booked', 'invoice.paid'],
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

export const webhookRoutes = (deps: Deps): ApiSection => ({
  tag: 'Webhooks',
  description: 'URLs that receive what happens; docs/api.md says how to check that a call comes from here.',
  bodies: { NewWebhook: newWebhookSchema, WebhookUpdate: webhookUpdateSchema },
  responses: {
    Webhook: webhookSchema,
    WebhookDelivery: webhookDeliverySchema,
    MovedPayment: movedPaymentSchema,
  },
  webhooks: eventData,
  endpoints: {
    listWebhooks: adminEndpoint('get', webhookApi.webhooks, {
      summary: 'All webhooks',
      responses: ok('Webhooks', z.array(webhookSchema), [webhook]),
      handle: async () =>
        readRows({ log: deps.log, table: 'webhooks' }, await listWebhooks(deps.db), toWebhook),
    }),
    addWebhook: adminEndpoint('post', webhookApi.webhooks, {
      summary: 'Add a webhook',
      isIdempotent: true,
      body: { schema: newWebhookSchema, example: { url: webhook.url } },
      responses: created(
        'Includes the signing secret, which only this call and its repetitions show',
        addedWebhookSchema,
        { ...webhook, secret: 'whsec_4mJ8…' },
      ),
      errors: ['wrong-state'],
      handle: ({ body, caller, idempotency }) => addWebhook(deps, caller, body, idempotency),
    }),
    switchWebhook: adminEndpoint('patch', webhookApi.webhook(':id'), {
      summary: 'Turn a webhook on or off, or choose its events',
      body: { schema: webhookUpdateSchema, example: { isActive: false } },
      responses: ok('The webhook', webhookSchema),
      handle: ({ id, body, caller }) => changeWebhook(deps, caller, id, body),
    }),
    deleteWebhook: adminEndpoint('delete', webhookApi.webhook(':id'), {
      summary: 'Delete a webhook',
      description: 'Also deletes its deliveries, including pending ones.',
      responses: ok('Deleted', deletedSchema),
      async handle({ id, caller }) {
        await removeWebhook(deps, caller, id);
        return { id };
      },
    }),
    testWebhook: adminEndpoint('post', webhookApi.test(':id'), {
      summary: 'Send a test event',
      responses: created('The delivery', webhookDeliverySchema, delivery),
      errors: ['wrong-state'],
      isIdempotent: true,
      handle: ({ id, idempotency }) => testWebhook(deps, id, idempotency),
    }),
    listWebhookDeliveries: adminEndpoint('get', webhookApi.deliveries(':id'), {
      summary: 'The latest deliveries of a webhook',
      responses: ok('At most 50, newest first', z.array(webhookDeliverySchema), [delivery]),
      async handle({ id }) {
        await getWebhook(deps.db, id);
        const now = deps.clock();
        const rows = await listDeliveries(deps.db, id);
        return readRows({ log: deps.log, table: 'outbox' }, rows, (row) => toDelivery(row, now));
      },
    }),
  },
});
