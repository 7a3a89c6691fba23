import { useMutation } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { type CustomerRequest, type RequestUpdate, requestSchema } from '#shared/requests.ts';
import { conflictingRecord } from '../editing/conflicting-record.ts';
import { askBeforeCompleting } from '../editing/future-visit.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import { newestRequest, rememberRequest } from './requests-queries.ts';

/**
 * Changes of one request are sent one after the other. One that names no version is made on the newest form of the
 * record this tab has seen.
 */
export function useUpdateRequest(request: CustomerRequest) {
  return useMutation({
    scope: { id: `request-${request.id}` },
    mutationFn: (change: RequestUpdate) =>
      askBeforeCompleting((guard) =>
        fetchAdmin(requestSchema, adminApi.request(request.id), {
          method: 'PATCH',
          body: { version: newestRequest(request).version, ...change, ...guard },
        }),
      ),
    onSuccess: (record) => {
      rememberRequest(record);
      notify({ title: 'Request updated successfully' });
    },
    onError: (error) => {
      const present = conflictingRecord(requestSchema, error);
      if (present) rememberRequest(present);
      notifyFailure('Failed to update request', error);
    },
    onSettled: refetchEverything,
  });
}
