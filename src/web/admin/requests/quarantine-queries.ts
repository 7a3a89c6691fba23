import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { quarantinedRequestSchema } from '#shared/requests.ts';
import { listQuery } from '../list/use-list-address.ts';
import { keptFresh } from '../query-client.ts';
import { listAdmin } from '../sign-in/call-admin.ts';

export const quarantineQuery = (wish: { limit: number; offset: number }) =>
  queryOptions({
    ...keptFresh,
    queryKey: ['quarantine', wish],
    queryFn: ({ signal }) =>
      listAdmin(quarantinedRequestSchema, `${adminApi.quarantine}?${listQuery(wish)}`, { signal }),
    placeholderData: keepPreviousData,
  });
