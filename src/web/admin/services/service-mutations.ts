import { adminApi } from '#shared/paths.ts';
import { type AdminService, adminServiceSchema } from '#shared/service-edits.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { createRecord, recordUpdate } from '../editing/record-mutation.ts';
import type { Sent } from '../editing/use-save.ts';
import { mutationCallbacks } from '../mutation-callbacks.ts';
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
