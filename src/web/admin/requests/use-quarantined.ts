import { useMutation } from '@tanstack/react-query';
import { deletedSchema } from '#shared/answers.ts';
import { adminApi } from '#shared/paths.ts';
import { type QuarantinedRequest, requestSchema } from '#shared/requests.ts';
import { fullName } from '../list/person.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { callAdmin } from '../sign-in/call-admin.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';

/** The two decisions about suspected spam; a deletion can be taken back from the message that says so. */
export function useQuarantined(request: QuarantinedRequest) {
  const name = fullName(request);
  const release = useMutation({
    mutationFn: () => callAdmin(requestSchema, adminApi.releaseQuarantined(request.id), { method: 'POST' }),
    onSuccess: () => notify({ title: 'Moved to the requests', text: `${name} gets the usual confirmation.` }),
    onError: (error) => notifyFailure('Failed to move the request', error),
    onSettled: refetchEverything,
  });
  const restore = useMutation({
    mutationFn: () => callAdmin(deletedSchema, adminApi.restoreQuarantined(request.id), { method: 'POST' }),
    onSuccess: () => notify({ title: 'Back in suspected spam', text: name }),
    onError: (error) => notifyFailure('Failed to restore the request', error),
    onSettled: refetchEverything,
  });
  const remove = useMutation({
    mutationFn: () => callAdmin(deletedSchema, adminApi.quarantined(request.id), { method: 'DELETE' }),
    onSuccess: () =>
      notify({
        title: 'Suspected spam deleted',
        text: name,
        action: { label: 'Undo', run: () => restore.mutate() },
      }),
    onError: (error) => notifyFailure('Failed to delete the request', error),
    onSettled: refetchEverything,
  });
  return { release, remove };
}
