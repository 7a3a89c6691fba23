import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type analyticsPeriods, analyticsSchema } from '#shared/analytics.ts';
import { adminApi } from '#shared/paths.ts';
import { adminQuery } from '../admin-query.ts';
import { refetchOnOpen } from '../query-client.ts';

export type Days = (typeof analyticsPeriods)[number];

export const analyticsQuery = (days: Days) =>
  queryOptions({
    ...adminQuery(['analytics', days], analyticsSchema, `${adminApi.analytics}?days=${days}`, refetchOnOpen),
    placeholderData: keepPreviousData,
  });
