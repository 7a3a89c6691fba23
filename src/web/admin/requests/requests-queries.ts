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
import { listQuery } from '../list/use-list-params.ts';
import { keptFresh } from '../query-client.ts';
import { fetchAdmin, type ListPage, listAdmin } from '../sign-in/fetch-admin.ts';

interface RequestListParams {
  search?: string;
  status?: RequestStatus | undefined;
  priority?: RequestPriority | undefined;
  limit: number;
  offset?: number;
}

export type RequestList = ListPage<CustomerRequest>;

/** The common beginning of every key of this noun. */
const requestsKey = ['requests'] as const;

export const requestListQuery = (params: RequestListParams) =>
  queryOptions({
    ...keptFresh,
    queryKey: [...requestsKey, 'list', params],
    queryFn: ({ signal }) =>
      listAdmin(requestSchema, `${adminApi.requests}?${listQuery({ ...params })}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const requestQuery = (id: number) =>
  queryOptions({
    ...keptFresh,
    queryKey: [...requestsKey, 'one', id],
    queryFn: ({ signal }) => fetchAdmin(requestSchema, adminApi.request(id), { signal }),
  });

/** Also the source of the badge in the sidebar. */
export const requestCountsQuery = queryOptions({
  ...keptFresh,
  queryKey: [...requestsKey, 'counts'],
  queryFn: ({ signal }) => fetchAdmin(requestCountsSchema, adminApi.requestCounts, { signal }),
});

export const rememberRequest = (record: CustomerRequest) => rememberRecord(requestsKey, record);

export const newestRequest = (record: CustomerRequest) => newestRecord(requestsKey, record);
