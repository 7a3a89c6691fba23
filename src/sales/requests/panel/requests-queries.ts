import { adminListQuery, adminQuery } from '#kit/panel/admin-query.ts';
import type { ListPage } from '#kit/panel/api/fetch-admin.ts';
import { adminApi } from '#kit/paths/paths.ts';
import {
  type CustomerRequest,
  type RequestPriority,
  type RequestSort,
  type RequestStatus,
  requestCountsSchema,
  requestSchema,
} from '#sales/requests/requests.ts';

interface RequestListParams {
  search?: string;
  status?: RequestStatus | undefined;
  priority?: RequestPriority | undefined;
  sort?: RequestSort | undefined;
  limit: number;
  offset?: number;
}

export type RequestList = ListPage<CustomerRequest>;

export const requestListQuery = (params: RequestListParams) =>
  adminListQuery('requests', requestSchema, adminApi.requests, params);

export const requestQuery = (id: number) =>
  adminQuery(['requests', 'one', id], requestSchema, adminApi.request(id));

/** Also the source of the badge in the sidebar. */
export const requestCountsQuery = adminQuery(
  ['requests', 'counts'],
  requestCountsSchema,
  adminApi.requestCounts,
);
