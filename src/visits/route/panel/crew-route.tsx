import { useQuery } from '@tanstack/react-query';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { durationText } from '#kit/panel/ui/duration-text.ts';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { ChevronDownIcon } from '#kit/ui/icons/arrows.tsx';
import { MapPinIcon } from '#kit/ui/icons/contact.tsx';
import { type Route, routeSchema } from '#visits/route/route.ts';
import { RouteLink } from './route-link.tsx';
import { routePath, routeQuery } from './route-query.ts';
import { stopText } from './stop-text.ts';

interface CrewRouteProps {
  crewId: number;
  date: string;
  visits: readonly { id: number; customerName: string }[];
}

/** The order of a crew's day, which the office may change stop by stop. Nothing with fewer than two visits. */
export function CrewRoute({ crewId, date, visits }: CrewRouteProps) {
  const route = useQuery({ ...routeQuery(crewId, date), enabled: visits.length > 1 }).data;
  const save = useAdminMutation({
    call: (visitIds: readonly number[] | null) =>
      fetchAdmin(routeSchema, routePath(crewId, date), {
        method: visitIds ? 'PUT' : 'DELETE',
        ...(visitIds && { body: { visitIds } }),
      }),
    done: (saved) => ({
      title: 'Order saved',
      text: saved.isFixed ? 'The crew drives in this order.' : 'The crew drives the least.',
    }),
    failed: 'Order not saved.',
    onSuccess: (saved: Route) => queryClient.setQueryData(routeQuery(crewId, date).queryKey, saved),
  });
  if (!route || route.stops.length < 2) return null;
  const ids = route.stops.map(({ visitId }) => visitId);
  const raise = (index: number) => save.mutate(ids.with(index - 1, ids[index]!).with(index, ids[index - 1]!));
  const driving = route.stops.reduce((sum, { driveMinutes }) => sum + (driveMinutes ?? 0), 0);
  return (
    <details className="group border-t border-line px-3 py-1.5">
      <summary className="flex min-h-8 cursor-pointer items-center gap-1.5 rounded-input text-sm font-medium text-link touch:min-h-11">
        <MapPinIcon className="size-4" />
        {`${route.isFixed ? 'Your order' : 'Order'}, ${durationText(driving)} of driving`}
        <ChevronDownIcon className="size-4 group-open:rotate-180" />
      </summary>
      <ol className="grid gap-1 pb-2">
        {route.stops.map(({ visitId }, index) => {
          const name = visits.find(({ id }) => id === visitId)?.customerName ?? 'Visit';
          return (
            <li key={visitId} className="flex items-center justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-medium">{`${index + 1}. ${name}`}</span>
                <span className="block text-sm text-ink-soft">{stopText(route, visitId)}</span>
              </span>
              {index > 0 && (
                <Button
                  variant="quiet"
                  className="px-2! touch:min-w-11"
                  aria-label={`${name} earlier`}
                  onClick={() => raise(index)}
                >
                  <ChevronDownIcon className="size-4 rotate-180" />
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <div className="flex flex-wrap gap-2 pb-2">
        <RouteLink route={route} />
        {route.isFixed && (
          <Button variant="quiet" onClick={() => save.mutate(null)}>
            Use the shortest
          </Button>
        )}
      </div>
    </details>
  );
}
