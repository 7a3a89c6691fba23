import { useMutation } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import type { QuarantinedRequest } from '#shared/requests.ts';
import { moveRecord } from '../list/move-record.ts';
import { fullName } from '../list/person.ts';
import { useRemoval } from '../list/use-removal.ts';
import { everythingRefetched } from '../refetch-everything.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';

/** The two decisions about suspected spam; a deletion can be taken back from the message that says so. */
export function useQuarantined(request: QuarantinedRequest) {
  const name = fullName(request);
  const release = useMutation({
    mutationFn: () => moveRecord('POST', adminApi.releaseQuarantined(request.id)),
    onSuccess: () =>
      notify({ title: 'Moved to Requests', text: `We’re sending ${name} the usual confirmation.` }),
    onError: (error) => notifyFailure('Failed to move the request', error),
    onSettled: everythingRefetched,
  });
  const remove = useRemoval({
    path: adminApi.quarantined(request.id),
    restorePath: adminApi.restoreQuarantined(request.id),
    removal: {
      done: { title: 'Suspected spam deleted', text: name },
      failed: 'Failed to delete the request',
    },
    restoring: {
      done: { title: 'Back in suspected spam', text: name },
      failed: 'Failed to restore the request',
    },
  });
  return { release, remove };
}
