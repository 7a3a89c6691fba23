import { adminApi } from '#shared/paths.ts';
import { type AdminService, adminServiceSchema } from '#shared/service-edits.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { type Change, createRecord, recordMutation } from '../editing/record-mutation.ts';
import type { Sent } from '../editing/use-save.ts';
import type { ServiceValues } from './service-values.ts';
import { cacheService, latestService } from './services-queries.ts';

/** For `useMutation`: changes of one service are sent one after the other. */
export const serviceUpdate = (service: AdminService) => ({
  scope: { id: `service-${service.id}` },
  mutationFn: ({
    body,
    version = latestService(service).version,
  }: Change<ServiceValues | { isActive: boolean }>) =>
    fetchAdmin(adminServiceSchema, adminApi.service(service.id), {
      method: 'PUT',
      body: { version, ...body },
    }),
  ...recordMutation({
    schema: adminServiceSchema,
    cache: cacheService,
    done: { title: 'Success', text: 'Service updated successfully' },
    failed: 'Failed to update service',
  }),
});

export const serviceCreation = {
  mutationFn: (sent: Sent<ServiceValues>) => createRecord(adminServiceSchema, adminApi.services, sent),
  ...recordMutation({
    schema: adminServiceSchema,
    done: { title: 'Success', text: 'Service created successfully' },
    failed: 'Failed to create service',
  }),
};
