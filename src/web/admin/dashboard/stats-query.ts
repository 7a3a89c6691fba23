import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { type statsPeriods, statsSchema } from '#shared/stats.ts';
import { keptFresh } from '../query-client.ts';
import { callAdmin } from '../sign-in/call-admin.ts';

export type Days = (typeof statsPeriods)[number];

export const statsQuery = (days: Days) =>
  queryOptions({
    ...keptFresh,
    queryKey: ['stats', days],
    queryFn: ({ signal }) => callAdmin(statsSchema, `${adminApi.stats}?days=${days}`, { signal }),
    placeholderData: keepPreviousData,
  });
