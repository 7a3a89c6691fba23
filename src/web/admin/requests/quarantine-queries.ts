import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { quarantinedRequestSchema } from '#shared/requests.ts';
import { listQuery } from '../list/use-list-params.ts';
import { keptFresh } from '../query-client.ts';
import { listAdmin } from '../sign-in/fetch-admin.ts';

export const quarantineQuery = (params: { limit: number; offset: number }) =>
  queryOptions({
    ...keptFresh,
    queryKey: ['quarantine', params],
    queryFn: ({ signal }) =>
      listAdmin(quarantinedRequestSchema, `${adminApi.quarantine}?${listQuery(params)}`, { signal }),
    placeholderData: keepPreviousData,
  });
