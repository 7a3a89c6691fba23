import type { AdminService } from '#shared/service-edits.ts';
import { ServiceForm } from './service-form.tsx';
import { useFocusOnOpen } from './use-focus-on-open.ts';

/** Replaces the card of a service. */
export function ServiceEditor({ service, onDone }: { service: AdminService; onDone: () => void }) {
  const section = useFocusOnOpen();
  return (
    <section ref={section} aria-label={`Edit ${service.title}`} className="flex flex-col">
      <ServiceForm service={service} onDone={onDone} />
    </section>
  );
}

export function AddService({ onDone }: { onDone: () => void }) {
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
      <ServiceForm service={null} onDone={onDone} />
    </section>
  );
}
