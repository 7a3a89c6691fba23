import { deleteOrRestore, useDeletion } from '#kit/panel/list/delete-or-restore.ts';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { fullName } from '#kit/text/person.ts';
import type { QuarantinedRequest } from '#sales/requests/requests.ts';

/** The two decisions about suspected spam. */
export function useQuarantined(request: QuarantinedRequest) {
  const name = fullName(request);
  const release = useAdminMutation({
    call: () => deleteOrRestore('POST', adminApi.releaseQuarantined(request.id)),
    done: () => ({ title: 'Moved to Requests', text: `We’re sending ${name} the usual confirmation.` }),
    failed: 'Failed to move the request',
  });
  const remove = useDeletion({
    path: adminApi.quarantined(request.id),
    restorePath: adminApi.restoreQuarantined(request.id),
    deleted: { title: 'Suspected spam deleted', text: name },
    deleteFailed: 'Failed to delete the request',
    restored: { title: 'Back in suspected spam', text: name },
    restoreFailed: 'Failed to restore the request',
  });
  return { release, remove };
}
