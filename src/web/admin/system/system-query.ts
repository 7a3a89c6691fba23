import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { systemReportSchema } from '#shared/system.ts';
import { keptFresh } from '../query-client.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';

export const systemQuery = queryOptions({
  ...keptFresh,
  queryKey: ['system'],
  queryFn: ({ signal }) => fetchAdmin(systemReportSchema, adminApi.system, { signal }),
});
