import * as z from 'zod/mini';
import { adminQuery, queryString } from '#kit/panel/admin-query.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { type Visit, visitSchema } from '#visits/visits/visits.ts';

const visitsKey = ['visits', 'days'] as const;

/** Every visit of these days, also cancelled ones. */
export const visitsQuery = (from: string, to: string) =>
  adminQuery(
    [...visitsKey, from, to],
    z.array(visitSchema),
    `${visitApi.visits}?${queryString({ from, to })}`,
  );

export const visitQuery = (id: number) => adminQuery(['visits', 'one', id], visitSchema, visitApi.visit(id));

/** A pending response would show a visit at its old place again. */
export const cancelVisitQueries = () => queryClient.cancelQueries({ queryKey: visitsKey });

/** Shows a visit in all cached days that it belongs to. */
export function showVisit(visit: Visit) {
  for (const [key, visits] of queryClient.getQueriesData<Visit[]>({ queryKey: visitsKey })) {
    const [, , from, to] = key as [string, string, string, string];
    const others = visits?.filter(({ id }) => id !== visit.id);
    const isHere = from <= visit.date && visit.date <= to;
    if (others) queryClient.setQueryData(key, isHere ? [...others, visit] : others);
  }
}

/** As `showVisit`, for a visit from a response. */
export function cacheVisit(visit: Visit) {
  queryClient.setQueryData(['visits', 'one', visit.id], visit);
  showVisit(visit);
}

/** The latest version of a visit in this tab: an earlier change may have raised it. */
export function latestVersion(visit: Pick<Visit, 'id' | 'version'>): number {
  const days = queryClient.getQueriesData<Visit[]>({ queryKey: visitsKey });
  const one = queryClient.getQueryData<Visit>(visitQuery(visit.id).queryKey);
  const seen = days.flatMap(([, visits]) => visits?.filter(({ id }) => id === visit.id) ?? []);
  if (one) seen.push(one);
  return Math.max(visit.version, ...seen.map(({ version }) => version));
}
