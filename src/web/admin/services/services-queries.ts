import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { type AdminService, adminServiceSchema } from '#shared/service-edits.ts';
import { queryClient } from '../query-client.ts';
import { type ListPage, listAdmin } from '../sign-in/fetch-admin.ts';

/** The whole catalogue: a few dozen services, of which the filter shows a part. Fresh whenever the screen opens. */
export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: ({ signal }) => listAdmin(adminServiceSchema, adminApi.services, { signal }),
  refetchOnMount: 'always',
});

/** An answer that is under way would put the old order over the new one. */
export const stopReadingServices = () => queryClient.cancelQueries({ queryKey: servicesQuery.queryKey });

/** Shows what an answer brought, until the list itself comes. */
export const rememberService = (record: AdminService) =>
  changeServices((rows) => rows.map((row) => (row.id === record.id ? record : row)));

/** Shows the services of a category in this order, until the list itself comes. */
export const rememberOrder = (ids: readonly number[]) =>
  changeServices((rows) => {
    const moved = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    const places = rows.filter((row) => ids.includes(row.id));
    return rows.map((row) => moved[places.indexOf(row)] ?? row);
  });

/** The newest form of a service that this tab has seen: an earlier change of its own may have raised its version. */
export const newestService = (record: AdminService): AdminService =>
  queryClient.getQueryData(servicesQuery.queryKey)?.rows.find(({ id }) => id === record.id) ?? record;

const changeServices = (change: (rows: AdminService[]) => AdminService[]) =>
  queryClient.setQueryData(
    servicesQuery.queryKey,
    (list: ListPage<AdminService> | undefined) => list && { ...list, rows: change(list.rows) },
  );
