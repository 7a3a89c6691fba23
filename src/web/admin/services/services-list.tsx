import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdminService } from '#shared/service-edits.ts';
import { serviceCategories } from '#shared/services.ts';
import { errorMessage } from '../error-message.ts';
import { GoneRows } from '../list/gone-rows.ts';
import { useKeptFocus } from '../list/use-kept-focus.ts';
import { useSteadyRows } from '../list/use-steady-rows.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { Empty, LoadFailure, StaleNotice } from '../ui/notices.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { ServiceGroup } from './service-group.tsx';
import { servicesQuery } from './services-queries.ts';
import type { ServiceFilterName, ServicesParams } from './use-services-params.ts';

/** The services by category, in each state of the list. */
export function ServicesList({ address }: { address: ServicesParams }) {
  const { data, error, isFetching } = useQuery(servicesQuery);
  const container = useKeptFocus();
  const { filter, editedId } = address;
  const matching = useMemo(
    () => data && { rows: data.rows.filter((row) => isShown(row, filter, editedId)) },
    [data, filter, editedId],
  );
  const { data: shown, gone } = useSteadyRows(container, matching);
  const retry = { isRetrying: isFetching, onRetry: refetchEverything };
  if (!data || !shown) {
    if (!error) return <SkeletonCards count={3} className="min-h-28" />;
    return <LoadFailure title="We couldn’t load the services." reason={errorMessage(error)} {...retry} />;
  }
  const groups = serviceCategories
    .map((category) => ({
      category,
      services: data.rows.filter((row) => row.category === category),
      shown: shown.rows.filter((row) => row.category === category),
    }))
    .filter(({ shown }) => shown.length > 0);
  return (
    <>
      {error && <StaleNotice reason={errorMessage(error)} {...retry} />}
      <div ref={container} tabIndex={-1} className="grid gap-8">
        {groups.length === 0 ? (
          <Empty title="No services found matching your criteria." />
        ) : (
          <GoneRows value={gone}>
            {groups.map((group) => (
              <ServiceGroup key={group.category} {...group} address={address} />
            ))}
          </GoneRows>
        )}
      </div>
    </>
  );
}

/** The one in the editor stays, whatever the filter says of it. */
function isShown(service: AdminService, filter: ServiceFilterName | undefined, editedId: number | null) {
  if (filter === undefined || service.id === editedId) return true;
  if (filter === 'active' || filter === 'inactive') return service.isActive === (filter === 'active');
  return service.category === filter;
}
