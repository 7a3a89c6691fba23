import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import {
  type CustomerRequest,
  type RequestPriority,
  type RequestStatus,
  requestCountsSchema,
  requestSchema,
} from '#shared/requests.ts';
import { newestRecord, rememberRecord } from '../list/record-cache.ts';
import { listQuery } from '../list/use-list-address.ts';
import { keptFresh } from '../query-client.ts';
import { callAdmin, type ListPage, listAdmin } from '../sign-in/call-admin.ts';

interface RequestListWish {
  search?: string;
  status?: RequestStatus | undefined;
  priority?: RequestPriority | undefined;
  limit: number;
  offset?: number;
}

export type RequestList = ListPage<CustomerRequest>;

/** The common beginning of every key of this noun. */
const requestsKey = ['requests'] as const;

export const requestListQuery = (wish: RequestListWish) =>
  queryOptions({
    ...keptFresh,
    queryKey: [...requestsKey, 'list', wish],
    queryFn: ({ signal }) =>
      listAdmin(requestSchema, `${adminApi.requests}?${listQuery({ ...wish })}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const requestQuery = (id: number) =>
  queryOptions({
    ...keptFresh,
    queryKey: [...requestsKey, 'one', id],
    queryFn: ({ signal }) => callAdmin(requestSchema, adminApi.request(id), { signal }),
  });

/** Also the source of the badge in the sidebar. */
export const requestCountsQuery = queryOptions({
  ...keptFresh,
  queryKey: [...requestsKey, 'counts'],
  queryFn: ({ signal }) => callAdmin(requestCountsSchema, adminApi.requestCounts, { signal }),
});

export const rememberRequest = (record: CustomerRequest) => rememberRecord(requestsKey, record);

export const newestRequest = (record: CustomerRequest) => newestRecord(requestsKey, record);
