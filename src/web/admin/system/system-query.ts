import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { systemReportSchema } from '#shared/system.ts';
import { keptFresh } from '../query-client.ts';
import { callAdmin } from '../sign-in/call-admin.ts';

export const systemQuery = queryOptions({
  ...keptFresh,
  queryKey: ['system'],
  queryFn: ({ signal }) => callAdmin(systemReportSchema, adminApi.system, { signal }),
});
