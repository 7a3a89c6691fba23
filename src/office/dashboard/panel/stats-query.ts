import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { type statsPeriods, statsPointSchema, statsSchema } from '#office/dashboard/stats.ts';

export type Days = (typeof statsPeriods)[number];

export const statsQuery = (days: Days) =>
  queryOptions({
    ...adminQuery(['stats', days], statsSchema, `${adminApi.stats}?days=${days}`),
    placeholderData: keepPreviousData,
  });

export const seriesQuery = (days: Days) =>
  queryOptions({
    ...adminQuery(
      ['stats', 'series', days],
      z.array(statsPointSchema),
      `${adminApi.statsSeries}?days=${days}`,
    ),
    placeholderData: keepPreviousData,
  });
