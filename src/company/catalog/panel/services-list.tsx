import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { StableList } from '#kit/panel/list/stable-list.tsx';
import { Empty, UnreadableNotice } from '#kit/panel/ui/notices.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { useCategories } from './categories-query.ts';
import { ServiceGroup } from './service-group.tsx';
import { servicesQuery } from './services-queries.ts';
import type { ServicesParams } from './use-services-params.ts';

export function ServicesList({ params }: { params: ServicesParams }) {
  const query = useQuery(servicesQuery);
  return (
    <QueryView query={query} what="the services">
      {({ rows, unreadable }) => (
        <>
          <UnreadableNotice count={unreadable} />
          <GroupedServices services={rows} params={params} />
        </>
      )}
    </QueryView>
  );
}

function GroupedServices({ services, params }: { services: AdminService[]; params: ServicesParams }) {
  const { filter, editedId } = params;
  const categories = useCategories();
  const matching = useMemo(
    () => services.filter((service) => isShown(service, filter, editedId)),
    [services, filter, editedId],
  );
  return (
    <StableList rows={matching} className="grid gap-8">
      {(rows) =>
        rows.length === 0 ? (
          <Empty title="No services found matching your criteria." />
        ) : (
          [...new Set([...inOrder(categories), ...services.map(({ category }) => category)])]
            .map((category) => ({
              category,
              services: services.filter((service) => service.category === category),
              shown: rows.filter((service) => service.category === category),
            }))
            .filter(({ shown }) => shown.length > 0)
            .map((group) => <ServiceGroup key={group.category} {...group} params={params} />)
        )
      }
    </StableList>
  );
}

/** Categories that are switched off come last. */
const inOrder = (categories: ReturnType<typeof useCategories>) =>
  categories.toSorted((a, b) => Number(b.isActive) - Number(a.isActive)).map(({ slug }) => slug);

/** The service in the editor stays, whatever the filter. */
function isShown(service: AdminService, filter: string | undefined, editedId: number | null) {
  if (filter === undefined || service.id === editedId) return true;
  if (filter === 'active' || filter === 'inactive') return service.isActive === (filter === 'active');
  return service.category === filter;
}
