import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import type { Quote } from '#shared/quotes.ts';
import { calendarFeedSchema, type Schedule, scheduleSchema } from '#shared/schedule.ts';
import { listQuery } from '../list/use-list-params.ts';
import { keptFresh, queryClient } from '../query-client.ts';
import { rememberQuote } from '../quotes/quotes-queries.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';

const scheduleKey = ['schedule'] as const;

export const scheduleQuery = (from: string, to: string) =>
  queryOptions({
    ...keptFresh,
    queryKey: [...scheduleKey, from, to],
    queryFn: ({ signal }) =>
      fetchAdmin(scheduleSchema, `${adminApi.schedule}?${listQuery({ from, to })}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const calendarFeedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => fetchAdmin(calendarFeedSchema, adminApi.calendarFeed, { signal }),
});

/** An answer that is under way would put an old day over a new one. */
export const stopReadingSchedule = () => queryClient.cancelQueries({ queryKey: scheduleKey });

/** Shows a record in every week that is held here. */
export function showVisit(record: Quote) {
  queryClient.setQueriesData<Schedule>({ queryKey: scheduleKey }, (held) => {
    if (!held) return held;
    const others = (quotes: Quote[]) => quotes.filter(({ id }) => id !== record.id);
    const kept = {
      ...held,
      visits: others(held.visits),
      wishes: others(held.wishes),
      undated: others(held.undated),
    };
    const place = placeOf(record);
    const shown = place === null ? kept : { ...kept, [place]: [...kept[place], record] };
    return { ...shown, undatedCount: held.undatedCount + shown.undated.length - held.undated.length };
  });
}

function placeOf({ status, preferredDate, isRequestCancelled }: Quote) {
  if (isRequestCancelled) return null;
  if (status === 'scheduled' && preferredDate === null) return 'undated';
  return status === 'scheduled' || status === 'completed' ? 'visits' : 'wishes';
}

/** The same for a record that the server answered: other screens show it too. */
export function rememberVisit(record: Quote) {
  rememberQuote(record);
  showVisit(record);
}

export const allOf = ({ visits, wishes, undated }: Schedule) => [...visits, ...wishes, ...undated];

/** The highest version of a record that this tab has seen: an earlier move may have raised it. */
export function newestVersion(record: Quote): number {
  const weeks = queryClient.getQueriesData<Schedule>({ queryKey: scheduleKey });
  const seen = weeks.flatMap(([, week]) => (week ? allOf(week) : []));
  return Math.max(record.version, ...seen.filter(({ id }) => id === record.id).map(({ version }) => version));
}
