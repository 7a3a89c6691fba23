import { type SubscriberStatus, subscriberCountsSchema, subscriberSchema } from '#shared/newsletter.ts';
import { adminApi } from '#shared/paths.ts';
import { adminListQuery, adminQuery } from '../admin-query.ts';

interface SubscriberListParams {
  search: string;
  status: SubscriberStatus | undefined;
  limit: number;
  offset: number;
}

export const subscriberListQuery = (params: SubscriberListParams) =>
  adminListQuery('subscribers', subscriberSchema, adminApi.subscribers, params);

export const subscriberCountsQuery = adminQuery(
  ['subscribers', 'counts'],
  subscriberCountsSchema,
  adminApi.subscriberCounts,
);
