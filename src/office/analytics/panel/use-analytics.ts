import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { analyticsPeriodSchema, type analyticsPeriods } from '#office/analytics/analytics.ts';

type Days = (typeof analyticsPeriods)[number];

const periodQuery = (days: Days, period: 'present' | 'former') =>
  queryOptions(
    adminQuery(
      ['analytics', days, period],
      analyticsPeriodSchema,
      `${adminApi.analyticsPeriod}?days=${days}&period=${period}`,
      refetchOnOpen,
    ),
  );

/** The period before comes second, so that a year's figures are there in half the time. */
export function useAnalytics(days: Days) {
  const present = useQuery({ ...periodQuery(days, 'present'), placeholderData: keepPreviousData });
  const isFirstHere = present.isSuccess && !present.isPlaceholderData;
  const former = useQuery({ ...periodQuery(days, 'former'), enabled: isFirstHere });
  return { present, former };
}
