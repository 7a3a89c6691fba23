import { queryOptions } from '@tanstack/react-query';
import { adminServiceSchema } from '#company/catalog/service-edits.ts';
import { listAdmin } from '#kit/panel/api/fetch-admin.ts';
import { queryClient, refetchOnOpen } from '#kit/panel/query-client.ts';
import { adminApi } from '#kit/paths/paths.ts';

/** All services, a few dozen; the filter shows a part of them. */
export const servicesQuery = queryOptions({
  ...refetchOnOpen,
  queryKey: ['services', 'list'],
  queryFn: (context) => listAdmin(adminServiceSchema, adminApi.services, context),
});

/** A pending response would show the old order again. */
export const cancelServicesQuery = () => queryClient.cancelQueries({ queryKey: servicesQuery.queryKey });

/** Shows the services of a category in this order until the list is here. */
export const cacheOrder = (ids: readonly number[]) =>
  queryClient.setQueryData(servicesQuery.queryKey, (list) => {
    if (!list) return list;
    const moved = ids.flatMap((id) => list.rows.find((row) => row.id === id) ?? []);
    const places = list.rows.filter((row) => ids.includes(row.id));
    return { ...list, rows: list.rows.map((row) => moved[places.indexOf(row)] ?? row) };
  });
