import {
  type SubscriberStatus,
  subscriberCountsSchema,
  subscriberSchema,
} from '#articles/newsletter/newsletter.ts';
import { adminListQuery, adminQuery } from '#kit/panel/admin-query.ts';
import { adminApi } from '#kit/paths/paths.ts';

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
