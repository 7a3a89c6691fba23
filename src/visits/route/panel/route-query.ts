import { adminQuery, queryString } from '#kit/panel/admin-query.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { type Route, routeSchema } from '#visits/route/route.ts';

export const routePath = (crewId: number, date: string) =>
  `${visitApi.crewDay(crewId)}?${queryString({ date })}`;

export const routeQuery = (crewId: number, date: string) =>
  adminQuery(['routes', crewId, date], routeSchema, routePath(crewId, date));

/** Visits that the route does not know yet come last. */
export function byRoute<Each extends { id: number }>(visits: readonly Each[], route: Route | undefined) {
  const places = new Map(route?.stops.map(({ visitId }, index) => [visitId, index]));
  const getPlace = ({ id }: Each) => places.get(id) ?? places.size;
  return visits.toSorted((one, other) => getPlace(one) - getPlace(other));
}
