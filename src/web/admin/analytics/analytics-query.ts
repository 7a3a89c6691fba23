import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type analyticsPeriods, analyticsSchema } from '#shared/analytics.ts';
import { adminApi } from '#shared/paths.ts';
import { callAdmin } from '../sign-in/call-admin.ts';

export type Days = (typeof analyticsPeriods)[number];

export const analyticsQuery = (days: Days) =>
  queryOptions({
    queryKey: ['analytics', days],
    queryFn: ({ signal }) => callAdmin(analyticsSchema, `${adminApi.analytics}?days=${days}`, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
