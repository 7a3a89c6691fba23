import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { type AdminService, adminServiceSchema } from '#shared/service-edits.ts';
import { type ListPage, listAdmin } from '../api/fetch-admin.ts';
import { queryClient, refetchOnOpen } from '../query-client.ts';

/** All services, a few dozen; the filter shows a part of them. */
export const servicesQuery = queryOptions({
  ...refetchOnOpen,
  queryKey: ['services'],
  queryFn: ({ signal }) => listAdmin(adminServiceSchema, adminApi.services, { signal }),
});

/** A pending response would show the old order again. */
export const cancelServicesQuery = () => queryClient.cancelQueries({ queryKey: servicesQuery.queryKey });

/** Shows a service from a response until the list is here. */
export const cacheService = (record: AdminService) =>
  changeServices((rows) => rows.map((row) => (row.id === record.id ? record : row)));

/** Shows the services of a category in this order until the list is here. */
export const cacheOrder = (ids: readonly number[]) =>
  changeServices((rows) => {
    const moved = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    const places = rows.filter((row) => ids.includes(row.id));
    return rows.map((row) => moved[places.indexOf(row)] ?? row);
  });

/** The latest version of a service in this tab: an earlier change of its own may have raised it. */
export const latestService = (record: AdminService): AdminService =>
  queryClient.getQueryData(servicesQuery.queryKey)?.rows.find(({ id }) => id === record.id) ?? record;

const changeServices = (change: (rows: AdminService[]) => AdminService[]) =>
  queryClient.setQueryData(
    servicesQuery.queryKey,
    (list: ListPage<AdminService> | undefined) => list && { ...list, rows: change(list.rows) },
  );
