import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import {
  type CustomerRequest,
  type RequestPriority,
  type RequestStatus,
  requestCountsSchema,
  requestSchema,
} from '#shared/requests.ts';
import { listQuery } from '../list/use-list-address.ts';
import { keptFresh, queryClient } from '../query-client.ts';
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
export const requestsKey = ['requests'] as const;

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

/** Shows a record that an answer brought, in every list that has it. */
export function rememberRequest(record: CustomerRequest) {
  queryClient.setQueryData(requestQuery(record.id).queryKey, record);
  queryClient.setQueriesData<RequestList>(
    { queryKey: [...requestsKey, 'list'] },
    (list) => list && { ...list, rows: list.rows.map((row) => (row.id === record.id ? record : row)) },
  );
}

/** The newest form of a record that this tab has seen: an earlier change of its own may have raised its version. */
export function newestRequest(record: CustomerRequest): CustomerRequest {
  const lists = queryClient.getQueriesData<RequestList>({ queryKey: [...requestsKey, 'list'] });
  const seen = lists.flatMap(([, list]) => list?.rows.filter(({ id }) => id === record.id) ?? []);
  return seen.reduce((newest, row) => (row.version > newest.version ? row : newest), record);
}
