import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type SubscriberStatus, subscriberCountsSchema, subscriberSchema } from '#shared/newsletter.ts';
import { adminApi } from '#shared/paths.ts';
import { listQuery } from '../list/use-list-address.ts';
import { keptFresh } from '../query-client.ts';
import { callAdmin, listAdmin } from '../sign-in/call-admin.ts';

interface SubscriberListWish {
  search: string;
  status: SubscriberStatus | undefined;
  limit: number;
  offset: number;
}

export const subscriberListQuery = (wish: SubscriberListWish) =>
  queryOptions({
    ...keptFresh,
    queryKey: ['subscribers', 'list', wish],
    queryFn: ({ signal }) =>
      listAdmin(subscriberSchema, `${adminApi.subscribers}?${listQuery({ ...wish })}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const subscriberCountsQuery = queryOptions({
  ...keptFresh,
  queryKey: ['subscribers', 'counts'],
  queryFn: ({ signal }) => callAdmin(subscriberCountsSchema, adminApi.subscriberCounts, { signal }),
});
