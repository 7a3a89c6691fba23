import type { AdminService } from '#shared/service-edits.ts';
import { EditForm } from '../editing/edit-form.tsx';
import { ServiceFields } from './service-fields.tsx';
import { serviceWords } from './service-values.ts';
import { useCreateService } from './use-create-service.ts';
import { useFocusOnOpen } from './use-focus-on-open.ts';
import { useServiceForm } from './use-service-form.ts';
import { useUpdateService } from './use-update-service.ts';

/** Stands in place of the card of a service. */
export function ServiceEditor({ service, onDone }: { service: AdminService; onDone: () => void }) {
  const update = useUpdateService(service);
  const { form, errors, upload, submit } = useServiceForm(service, update.mutate, onDone);
  const section = useFocusOnOpen();
  return (
    <section ref={section} aria-label={`Edit ${service.title}`} className="flex flex-col">
      <EditForm
        noun="service"
        form={form}
        words={serviceWords}
        isSaving={update.isPending}
        labels={['Save', 'Saving...']}
        onSubmit={submit}
        onDone={onDone}
      >
        <ServiceFields form={form} errors={errors} upload={upload} />
      </EditForm>
    </section>
  );
}

export function AddService({ onDone }: { onDone: () => void }) {
  const create = useCreateService();
  const { form, errors, upload, submit } = useServiceForm(
    null,
    ({ version: _, ...body }, then) => create.mutate(body, then),
    onDone,
  );
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
      <EditForm
        noun="service"
        form={form}
        words={serviceWords}
        isSaving={create.isPending}
        labels={['Add Service', 'Adding...']}
        onSubmit={submit}
        onDone={onDone}
      >
        <ServiceFields form={form} errors={errors} upload={upload} />
      </EditForm>
    </section>
  );
}
