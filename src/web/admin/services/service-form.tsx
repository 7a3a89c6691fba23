import { useQuery } from '@tanstack/react-query';
import { type AdminService, adminServiceSchema, newServiceSchema } from '#shared/service-edits.ts';
import { EditForm } from '../editing/edit-form.tsx';
import { useEditForm } from '../editing/use-edit-form.ts';
import { useImageUpload } from '../images/use-image-upload.ts';
import { offeredQuery } from './offered-query.ts';
import { ServiceFields } from './service-fields.tsx';
import { serviceCreation, serviceUpdate } from './service-mutations.ts';
import { emptyService, serviceLabels, serviceSnapshot } from './service-values.ts';

interface ServiceFormProps {
  /** Null for a new one. */
  service: AdminService | null;
  onDone: () => void;
}

export function ServiceForm({ service, onDone }: ServiceFormProps) {
  const upload = useImageUpload((url) => {
    form.edit('imageUrl', url);
  });
  const offered = useQuery(offeredQuery).data?.company.categories[0];
  const blank = { ...emptyService, ...(offered && { category: offered }) };
  const form = useEditForm({
    draftKey: `service:${service?.id ?? 'new'}`,
    saved: service ? serviceSnapshot(service) : { values: blank, version: 0 },
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
