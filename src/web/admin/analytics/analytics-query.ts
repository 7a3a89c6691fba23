import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type analyticsPeriods, analyticsSchema } from '#shared/analytics.ts';
import { adminApi } from '#shared/paths.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';

export type Days = (typeof analyticsPeriods)[number];

export const analyticsQuery = (days: Days) =>
  queryOptions({
    queryKey: ['analytics', days],
    queryFn: ({ signal }) => fetchAdmin(analyticsSchema, `${adminApi.analytics}?days=${days}`, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
