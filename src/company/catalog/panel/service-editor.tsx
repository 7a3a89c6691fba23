import { useQuery } from '@tanstack/react-query';
import type { AdminService } from '#company/catalog/service-edits.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { offeredQuery } from './offered-query.ts';
import { ServiceForm } from './service-form.tsx';
import { useFocusOnOpen } from './use-focus-on-open.ts';

type OnDone = (saved?: AdminService) => void;

/** Replaces the card of a service. */
export function ServiceEditor({ service, onDone }: { service: AdminService; onDone: OnDone }) {
  const section = useFocusOnOpen();
  return (
    <section ref={section} aria-label={`Edit ${service.title}`} className="flex flex-col">
      <ServiceForm service={service} category={service.category} onDone={onDone} />
    </section>
  );
}

/** A new one is of the first category that the company cleans. */
export function AddService({ onDone }: { onDone: OnDone }) {
  return (
    <QueryView query={useQuery(offeredQuery)} what="what you clean">
      {({ company }) => <NewService category={company.categories[0] ?? ''} onDone={onDone} />}
    </QueryView>
  );
}

function NewService({ category, onDone }: { category: ServiceCategory; onDone: OnDone }) {
  const section = useFocusOnOpen();
  return (
    <section
      ref={section}
      aria-labelledby="add-service"
      className="flex flex-col rounded-card bg-surface shadow-card ring-1 ring-line"
    >
      <h2 id="add-service" className="border-b border-line px-5 py-4 text-lg font-semibold">
        New service
      </h2>
      <ServiceForm service={null} category={category} onDone={onDone} />
    </section>
  );
}
