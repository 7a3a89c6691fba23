import * as z from 'zod/mini';
import { type CrewVisit, crewVisitSchema, type VisitState } from '#shared/crew-visits.ts';
import { visitApi } from '#shared/customer-paths.ts';
import { adminQuery } from '../admin-query.ts';
import { onMyWayQuery } from '../on-my-way/on-my-way-query.ts';
import { queryClient } from '../query-client.ts';

export const crewVisitsQuery = adminQuery(['crew-visits'], z.array(crewVisitSchema), visitApi.visits);
export const visitDayQuery = (id: number) =>
  adminQuery(['visit-day', id], crewVisitSchema, visitApi.visitDay(id));

/** Shows at once what the server has stored. */
export function storeState(state: VisitState) {
  const changed = (visit: CrewVisit) => (visit.id === state.id ? { ...visit, ...state } : visit);
  queryClient.setQueryData<CrewVisit[]>(crewVisitsQuery.queryKey, (visits) => visits?.map(changed));
  queryClient.setQueryData<CrewVisit>(visitDayQuery(state.id).queryKey, (visit) => visit && changed(visit));
  refetchVisit(state.id);
}

/** The office moved it. */
export const hasMoved = (id: number) => refetchVisit(id);

/** Refetches the list too: an added line changes its items. */
function refetchVisit(id: number) {
  void queryClient.invalidateQueries({ queryKey: crewVisitsQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: visitDayQuery(id).queryKey });
  void queryClient.invalidateQueries({ queryKey: onMyWayQuery(id).queryKey });
}
