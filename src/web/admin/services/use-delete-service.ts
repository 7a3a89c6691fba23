import { useMutation } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { type AdminService, adminServiceSchema } from '#shared/service-edits.ts';
import { reasonOf } from '../reason-of.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { callAdmin, deletedSchema } from '../sign-in/call-admin.ts';
import { notify } from '../ui/toasts.tsx';

/** Deletes at once; the message that says so offers to take it back. */
export function useDeleteService({ id, title }: AdminService) {
  const restore = useMutation({
    mutationFn: () => callAdmin(adminServiceSchema, adminApi.restoreService(id), { method: 'POST' }),
    onSuccess: () => notify({ title: 'Service restored', text: title }),
    onError: (error) =>
      notify({ title: 'Error', text: 'Failed to restore service', reason: reasonOf(error), kind: 'failed' }),
    onSettled: refetchEverything,
  });
  return useMutation({
    mutationFn: () => callAdmin(deletedSchema, adminApi.service(id), { method: 'DELETE' }),
    onSuccess: () =>
      notify({
        title: 'Success',
        text: 'Service deleted successfully',
        action: { label: 'Undo', run: () => restore.mutate() },
      }),
    onError: (error) =>
      notify({ title: 'Error', text: 'Failed to delete service', reason: reasonOf(error), kind: 'failed' }),
    onSettled: refetchEverything,
  });
}
