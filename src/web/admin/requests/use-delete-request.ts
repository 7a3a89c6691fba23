import { useMutation } from '@tanstack/react-query';
import { deletedSchema } from '#shared/answers.ts';
import { adminApi } from '#shared/paths.ts';
import { type CustomerRequest, requestSchema } from '#shared/requests.ts';
import { fullName } from '../list/person.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { callAdmin } from '../sign-in/call-admin.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';

/** Deletes at once; the message that says so offers to take it back. */
export function useDeleteRequest(request: CustomerRequest) {
  const restore = useMutation({
    mutationFn: () => callAdmin(requestSchema, adminApi.restoreRequest(request.id), { method: 'POST' }),
    onSuccess: () => notify({ title: 'Request restored', text: fullName(request) }),
    onError: (error) => notifyFailure('Failed to restore request', error),
    onSettled: refetchEverything,
  });
  return useMutation({
    mutationFn: () => callAdmin(deletedSchema, adminApi.request(request.id), { method: 'DELETE' }),
    onSuccess: () =>
      notify({
        title: 'Request deleted successfully',
        text: fullName(request),
        action: { label: 'Undo', run: () => restore.mutate() },
      }),
    onError: (error) => notifyFailure('Failed to delete request', error),
    onSettled: refetchEverything,
  });
}
