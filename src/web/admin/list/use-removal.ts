import { useMutation } from '@tanstack/react-query';
import { everythingRefetched, refetchEverything } from '../refetch-everything.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import { moveRecord } from './move-record.ts';

interface Words {
  done: { title: string; text: string };
  failed: string;
}

interface Removal {
  path: string;
  restorePath: string;
  removal: Words;
  restoring: Words;
}

/** Deletes a record of a list at once; the message that says so offers to take it back. */
export function useRemoval({ path, restorePath, removal, restoring }: Removal) {
  const restore = useMutation({
    mutationFn: () => moveRecord('POST', restorePath),
    onSuccess: () => notify(restoring.done),
    onError: (error) => notifyFailure(restoring.failed, error),
    onSettled: refetchEverything,
  });
  return useMutation({
    mutationFn: () => moveRecord('DELETE', path),
    onSuccess: ({ isOurs }) =>
      notify({
        ...removal.done,
        ...(isOurs && { action: { label: 'Undo', run: () => restore.mutate() } }),
      }),
    onError: (error) => notifyFailure(removal.failed, error),
    onSettled: everythingRefetched,
  });
}
