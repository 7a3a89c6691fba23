import { type AdminService, adminServiceSchema, newServiceSchema } from '#company/catalog/service-edits.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { useImageUpload } from '#company/pictures/panel/use-image-upload.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { ServiceFields } from './service-fields.tsx';
import { serviceCreation, serviceUpdate } from './service-mutations.ts';
import { emptyService, serviceLabels, serviceSnapshot } from './service-values.ts';

interface ServiceFormProps {
  /** Null for a new one, in `category`. */
  service: AdminService | null;
  category: ServiceCategory;
  /** With the service that was saved. */
  onDone: (saved?: AdminService) => void;
}

export function ServiceForm({ service, category, onDone }: ServiceFormProps) {
  const upload = useImageUpload((url) => {
    form.edit('imageUrl', url);
  });
  const form = useEditForm({
    draftKey: `service:${service?.id ?? 'new'}`,
    saved: service ? serviceSnapshot(service) : { values: { ...emptyService, category }, version: 0 },
    ...serviceLabels,
    schema: newServiceSchema,
    body: (values) => values,
    check: () => (upload.isPending ? { imageUrl: 'The image is still uploading' } : {}),
    mutation: service ? serviceUpdate(service) : serviceCreation,
    recordSchema: adminServiceSchema,
    snapshot: serviceSnapshot,
    onDone,
  });
  return (
    <EditForm
      noun="service"
      form={form}
      saveLabels={service ? ['Save', 'Saving...'] : ['Add Service', 'Adding...']}
      onDone={onDone}
    >
      <ServiceFields form={form} upload={upload} />
    </EditForm>
  );
}
