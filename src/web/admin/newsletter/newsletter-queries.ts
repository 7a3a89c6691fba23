import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type SubscriberStatus, subscriberCountsSchema, subscriberSchema } from '#shared/newsletter.ts';
import { adminApi } from '#shared/paths.ts';
import { listQuery } from '../list/use-list-params.ts';
import { keptFresh } from '../query-client.ts';
import { fetchAdmin, listAdmin } from '../sign-in/fetch-admin.ts';

interface SubscriberListParams {
  search: string;
  status: SubscriberStatus | undefined;
  limit: number;
  offset: number;
}

export const subscriberListQuery = (params: SubscriberListParams) =>
  queryOptions({
    ...keptFresh,
    queryKey: ['subscribers', 'list', params],
    queryFn: ({ signal }) =>
      listAdmin(subscriberSchema, `${adminApi.subscribers}?${listQuery({ ...params })}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const subscriberCountsQuery = queryOptions({
  ...keptFresh,
  queryKey: ['subscribers', 'counts'],
  queryFn: ({ signal }) => fetchAdmin(subscriberCountsSchema, adminApi.subscriberCounts, { signal }),
});
