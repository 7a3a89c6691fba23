import * as z from 'zod/mini';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import {
  type CrewVisit,
  crewVisitSchema,
  type PaidState,
  type VisitState,
} from '#visits/crews/crew-visits.ts';
import { onMyWayQuery } from '#visits/visits/panel/on-my-way-query.ts';

export const crewVisitsQuery = adminQuery(['crew-visits'], z.array(crewVisitSchema), visitApi.visits);
export const visitDayQuery = (id: number) =>
  adminQuery(['visit-day', id], crewVisitSchema, visitApi.visitDay(id));

/** Shows at once what the server has stored. */
export function storeState(state: VisitState | PaidState) {
  const changed = (visit: CrewVisit) => (visit.id === state.id ? { ...visit, ...state } : visit);
  queryClient.setQueryData<CrewVisit[]>(crewVisitsQuery.queryKey, (visits) => visits?.map(changed));
  queryClient.setQueryData<CrewVisit>(visitDayQuery(state.id).queryKey, (visit) => visit && changed(visit));
  refetchVisit(state.id);
}

/** Shows a newer answer about one visit in the list too. */
export const showVisit = (visit: CrewVisit) =>
  queryClient.setQueryData<CrewVisit[]>(crewVisitsQuery.queryKey, (visits) =>
    visits?.map((one) => (one.id === visit.id ? visit : one)),
  );

/** The office moved it. */
export const hasMoved = (id: number) => refetchVisit(id);

/** Refetches the list too: an added line changes its items. */
function refetchVisit(id: number) {
  void queryClient.invalidateQueries({ queryKey: crewVisitsQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: visitDayQuery(id).queryKey });
  void queryClient.invalidateQueries({ queryKey: onMyWayQuery(id).queryKey });
}
