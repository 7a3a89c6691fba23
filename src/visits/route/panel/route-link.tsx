import { buttonClass } from '#kit/panel/ui/button.tsx';
import type { Route } from '#visits/route/route.ts';
import { allStops } from './route-texts.ts';

/** Opens all stops in the map app of the phone. */
export function RouteLink({ route }: { route: Route | undefined }) {
  if (!route?.mapsUrl || route.stops.length < 2) return null;
  return (
    <a href={route.mapsUrl} target="_blank" rel="noreferrer" className={buttonClass()}>
      {allStops}
    </a>
  );
}
