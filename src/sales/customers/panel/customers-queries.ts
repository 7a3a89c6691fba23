import { infiniteQueryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { adminListQuery, adminQuery, queryString } from '#kit/panel/admin-query.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { autoRefetch } from '#kit/panel/query-client.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { customerDetailsSchema, customerSchema, timelineEntrySchema } from '#sales/customers/customers.ts';

interface CustomerListParams {
  search: string;
  limit: number;
  offset?: number;
}

export const customerListQuery = (params: CustomerListParams) =>
  adminListQuery('customers', customerSchema, customerApi.customers, params);

/** Not under `customers`, because rows of the list have other fields. */
export const customerQuery = (id: number) =>
  adminQuery(['customer', 'one', id], customerDetailsSchema, customerApi.customer(id));

const timelinePage = 20;

/** A customer's timeline, page after page, newest first. One entry more is read, to know whether there is another page. */
export const timelineQuery = (id: number) =>
  infiniteQueryOptions({
    ...autoRefetch,
    queryKey: ['customer', 'timeline', id],
    queryFn: ({ pageParam, signal }) =>
      fetchAdmin(
        z.array(timelineEntrySchema),
        `${customerApi.timeline(id)}?${queryString({ limit: timelinePage + 1, before: pageParam })}`,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length > timelinePage ? page[timelinePage - 1]!.cursor : undefined),
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, timelinePage)),
  });
