import * as z from 'zod/mini';
import { adminQuery, queryString } from '#kit/panel/admin-query.ts';
import { cacheRecord } from '#kit/panel/list/record-cache.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { busyHoursSchema } from '#visits/busy/busy-hours.ts';
import {
  calendarFeedSchema,
  type Schedule,
  scheduleSchema,
  zipPointSchema,
} from '#visits/schedule/schedule.ts';

const scheduleKey = ['schedule'] as const;

export const scheduleQuery = (from: string, to: string) =>
  adminQuery([...scheduleKey, from, to], scheduleSchema, `${adminApi.schedule}?${queryString({ from, to })}`);

/** They change with the settings at most. */
export const zipPointsQuery = adminQuery(['zip-points'], z.array(zipPointSchema), visitApi.zipPoints, {});

export const calendarFeedsKey = ['calendar-feed'] as const;

/** The feed of all visits, or of one crew's. */
export const calendarFeedQuery = (crewId: number | null) =>
  adminQuery(
    [...calendarFeedsKey, crewId],
    calendarFeedSchema,
    crewId === null ? adminApi.calendarFeed : visitApi.crewCalendarFeed(crewId),
    {},
  );

/** A pending response would show a visit on its old day again. */
export const cancelScheduleQueries = () => queryClient.cancelQueries({ queryKey: scheduleKey });

/** Shows a record in every cached week. */
export function showQuote(record: Quote) {
  queryClient.setQueriesData<Schedule>({ queryKey: scheduleKey }, (week) => {
    if (!week) return week;
    const without = (quotes: Quote[]) => quotes.filter(({ id }) => id !== record.id);
    const others = {
      ...week,
      visits: without(week.visits),
      wishes: without(week.wishes),
      undated: without(week.undated),
    };
    const place = getPlace(record);
    const shown = place === null ? others : { ...others, [place]: [...others[place], record] };
    return { ...shown, undatedCount: week.undatedCount + shown.undated.length - week.undated.length };
  });
}

function getPlace({ status, preferredDate, isRequestCancelled }: Quote) {
  if (isRequestCancelled) return null;
  if (status === 'scheduled' && preferredDate === null) return 'undated';
  return status === 'scheduled' || status === 'completed' ? 'visits' : 'wishes';
}

/** As `showQuote`, for a record from a response, which other screens show too. */
export function cacheQuote(record: Quote) {
  cacheRecord('quotes', record);
  showQuote(record);
}

export const listAllVisits = ({ visits, wishes, undated }: Schedule) => [...visits, ...wishes, ...undated];

/** The latest version of a record in this tab: an earlier move may have raised it. */
export function latestVersion(record: Quote): number {
  const weeks = queryClient.getQueriesData<Schedule>({ queryKey: scheduleKey });
  const seen = weeks.flatMap(([, week]) => (week ? listAllVisits(week) : []));
  return Math.max(record.version, ...seen.filter(({ id }) => id === record.id).map(({ version }) => version));
}

export const busyHoursQuery = (from: string, to: string) =>
  adminQuery(
    ['busy-hours', from, to],
    z.array(busyHoursSchema),
    `${visitApi.busyHours}?${queryString({ from, to })}`,
  );
