import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { adminApi } from '#shared/paths.ts';
import { webhookDeliverySchema, webhookSchema } from '#shared/webhooks.ts';
import { keptFresh } from '../query-client.ts';
import { callAdmin } from '../sign-in/call-admin.ts';

/** The common beginning of every key of this noun. */
export const webhooksKey = ['webhooks'] as const;

export const webhooksQuery = queryOptions({
  ...keptFresh,
  queryKey: [...webhooksKey, 'list'],
  queryFn: ({ signal }) => callAdmin(z.array(webhookSchema), adminApi.webhooks, { signal }),
});

export const deliveriesQuery = (id: number) =>
  queryOptions({
    ...keptFresh,
    queryKey: [...webhooksKey, 'deliveries', id],
    queryFn: ({ signal }) =>
      callAdmin(z.array(webhookDeliverySchema), adminApi.webhookDeliveries(id), { signal }),
  });
