import * as z from 'zod/mini';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { autoRefetch } from '#kit/panel/query-client.ts';
import {
  type WebhookDelivery,
  webhookApi,
  webhookDeliverySchema,
  webhookSchema,
} from '#messages/webhooks/webhooks.ts';

export const webhooksQuery = adminQuery(['webhooks', 'list'], z.array(webhookSchema), webhookApi.webhooks);

export const deliveriesQuery = (id: number) =>
  adminQuery(['webhooks', 'deliveries', id], z.array(webhookDeliverySchema), webhookApi.deliveries(id), {
    ...autoRefetch,
    // The first attempt follows within seconds.
    refetchInterval: ({ state }) => (state.data?.some(isNotTried) ? 2_000 : autoRefetch.refetchInterval),
  });

const isNotTried = ({ status, attempts }: WebhookDelivery) => status === 'pending' && attempts === 0;
