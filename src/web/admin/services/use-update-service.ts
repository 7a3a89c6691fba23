import { useMutation } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { type AdminService, adminServiceSchema } from '#shared/service-edits.ts';
import { conflictingRecord } from '../editing/conflicting-record.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import type { ServiceBody } from './service-values.ts';
import { newestService, rememberService } from './services-queries.ts';

/** What the form holds, on the version it was begun on; or the whole service with `isActive` turned round. */
type ServiceChange = (ServiceBody & { version: number }) | { isActive: boolean };

/** Changes of one service are sent one after the other. */
export function useUpdateService(service: AdminService) {
  return useMutation({
    scope: { id: `service-${service.id}` },
    mutationFn: (change: ServiceChange) =>
      fetchAdmin(adminServiceSchema, adminApi.service(service.id), {
        method: 'PUT',
        body: { ...newestService(service), ...change },
      }),
    onSuccess: (record) => {
      rememberService(record);
      notify({ title: 'Success', text: 'Service updated successfully' });
    },
    onError: (error) => {
      const present = conflictingRecord(adminServiceSchema, error);
      if (present) rememberService(present);
      notifyFailure('Failed to update service', error);
    },
    onSettled: refetchEverything,
  });
}
