import { useMutation } from '@tanstack/react-query';
import { deletedSchema } from '#shared/answers.ts';
import { adminApi } from '#shared/paths.ts';
import { type AdminService, adminServiceSchema } from '#shared/service-edits.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { callAdmin } from '../sign-in/call-admin.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';

/** Deletes at once; the message that says so offers to take it back. */
export function useDeleteService({ id, title }: AdminService) {
  const restore = useMutation({
    mutationFn: () => callAdmin(adminServiceSchema, adminApi.restoreService(id), { method: 'POST' }),
    onSuccess: () => notify({ title: 'Service restored', text: title }),
    onError: (error) => notifyFailure('Failed to restore service', error),
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
    onError: (error) => notifyFailure('Failed to delete service', error),
    onSettled: refetchEverything,
  });
}
