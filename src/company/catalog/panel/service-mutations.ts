import { type AdminService, adminServiceSchema } from '#company/catalog/service-edits.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { createRecord, recordUpdate } from '#kit/panel/editing/record-mutation.ts';
import type { Sent } from '#kit/panel/editing/use-save.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { ServiceValues } from './service-values.ts';

export const serviceUpdate = (service: AdminService) =>
  recordUpdate({
    noun: 'services',
    record: service,
    schema: adminServiceSchema,
    call: (body: ServiceValues & { isActive?: boolean }) =>
      fetchAdmin(adminServiceSchema, adminApi.service(service.id), { method: 'PUT', body }),
    done: { title: 'Success', text: 'Service updated successfully' },
    failed: 'Failed to update service',
  });

export const serviceCreation = {
  mutationFn: (sent: Sent<ServiceValues>) => createRecord(adminServiceSchema, adminApi.services, sent),
  ...mutationCallbacks({
    done: { title: 'Success', text: 'Service created successfully' },
    failed: 'Failed to create service',
  }),
};
