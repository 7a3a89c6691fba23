import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { adminApi } from '#shared/paths.ts';
import { type statsPeriods, statsPointSchema, statsSchema } from '#shared/stats.ts';
import { keptFresh } from '../query-client.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';

export type Days = (typeof statsPeriods)[number];

export const statsQuery = (days: Days) =>
  queryOptions({
    ...keptFresh,
    queryKey: ['stats', days],
    queryFn: ({ signal }) => fetchAdmin(statsSchema, `${adminApi.stats}?days=${days}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const seriesQuery = (days: Days) =>
  queryOptions({
    ...keptFresh,
    queryKey: ['stats', 'series', days],
    queryFn: ({ signal }) =>
      fetchAdmin(z.array(statsPointSchema), `${adminApi.statsSeries}?days=${days}`, { signal }),
    placeholderData: keepPreviousData,
  });
