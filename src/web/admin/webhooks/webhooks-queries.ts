import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { adminApi } from '#shared/paths.ts';
import { type WebhookDelivery, webhookDeliverySchema, webhookSchema } from '#shared/webhooks.ts';
import { keptFresh } from '../query-client.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';

export const webhooksQuery = queryOptions({
  ...keptFresh,
  queryKey: ['webhooks', 'list'],
  queryFn: ({ signal }) => fetchAdmin(z.array(webhookSchema), adminApi.webhooks, { signal }),
});

export const deliveriesQuery = (id: number) =>
  queryOptions({
    ...keptFresh,
    queryKey: ['webhooks', 'deliveries', id],
    queryFn: ({ signal }) =>
      fetchAdmin(z.array(webhookDeliverySchema), adminApi.webhookDeliveries(id), { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isNotTried) ? 2_000 : keptFresh.refetchInterval),
  });

/** Its fate is known within seconds. */
const isNotTried = ({ status, attempts }: WebhookDelivery) => status === 'pending' && attempts === 0;
