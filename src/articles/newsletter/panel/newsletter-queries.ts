import * as z from 'zod/mini';
import {
  type SubscriberStatus,
  subscriberCountsSchema,
  subscriberSchema,
} from '#articles/newsletter/newsletter.ts';
import { readersSchema, sendingApi, sendingSchema } from '#articles/newsletter/sendings.ts';
import { adminListQuery, adminQuery } from '#kit/panel/admin-query.ts';
import { autoRefetch } from '#kit/panel/query-client.ts';
import { adminApi } from '#kit/paths/paths.ts';

interface SubscriberListParams {
  search: string;
  status: SubscriberStatus | undefined;
  limit: number;
  offset: number;
}

export const subscriberListQuery = (params: SubscriberListParams) =>
  adminListQuery('subscribers', subscriberSchema, adminApi.subscribers, params);

export const readersQuery = adminQuery(['subscribers', 'readers'], readersSchema, sendingApi.readers);

export const sendingsQuery = adminQuery(
  ['newsletter', 'sendings'],
  z.array(sendingSchema),
  sendingApi.sendings,
  autoRefetch,
);

export const subscriberCountsQuery = adminQuery(
  ['subscribers', 'counts'],
  subscriberCountsSchema,
  adminApi.subscriberCounts,
);
