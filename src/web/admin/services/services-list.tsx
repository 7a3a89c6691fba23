import { useQuery } from '@tanstack/react-query';
import type { AdminService } from '#shared/service-edits.ts';
import { serviceCategories } from '#shared/services.ts';
import { useKeptFocus } from '../list/use-kept-focus.ts';
import { reasonOf } from '../reason-of.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { Empty, LoadFailure, StaleNotice } from '../ui/notices.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { ServiceGroup } from './service-group.tsx';
import { servicesQuery } from './services-queries.ts';
import type { ServiceFilterName, ServicesAddress } from './use-services-address.ts';

/** The services by category, in each state of the list. */
export function ServicesList({ address }: { address: ServicesAddress }) {
  const { data, error, isFetching } = useQuery(servicesQuery);
  const container = useKeptFocus();
  const retry = { isRetrying: isFetching, onRetry: refetchEverything };
  if (!data) {
    if (!error) return <SkeletonCards count={3} className="min-h-28" />;
    return <LoadFailure title="The services could not be loaded." reason={reasonOf(error)} {...retry} />;
  }
  // The one in the editor stays, whatever the filter says of it.
  const isShown = (service: AdminService) =>
    matches(service, address.filter) || service.id === address.editedId;
  const groups = serviceCategories
    .map((category) => ({ category, services: data.rows.filter((row) => row.category === category) }))
    .map((group) => ({ ...group, shown: group.services.filter(isShown) }))
    .filter(({ shown }) => shown.length > 0);
  return (
    <>
      {error && <StaleNotice reason={reasonOf(error)} {...retry} />}
      <div ref={container} tabIndex={-1} className="grid gap-8">
        {groups.length === 0 ? (
          <Empty title="No services found matching your criteria." />
        ) : (
          groups.map((group) => <ServiceGroup key={group.category} {...group} address={address} />)
        )}
      </div>
    </>
  );
}

function matches(service: AdminService, filter: ServiceFilterName | undefined): boolean {
  if (filter === undefined) return true;
  if (filter === 'active' || filter === 'inactive') return service.isActive === (filter === 'active');
  return service.category === filter;
}
