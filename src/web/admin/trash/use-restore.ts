import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { TrashItem } from '#shared/trash.ts';
import { moveRecord } from '../list/move-record.ts';
import { everythingRefetched } from '../refetch-everything.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import { trashKindLooks } from './trash-kinds.ts';

export function useRestore({ kind, id, title }: TrashItem) {
  const navigate = useNavigate();
  const { badge, restorePath, openAddress } = trashKindLooks[kind];
  return useMutation({
    mutationFn: () => moveRecord('POST', restorePath(id)),
    onSuccess: () =>
      notify({
        title: `${badge.label} restored`,
        text: title,
        action: { label: 'Open', run: () => void navigate(openAddress(id)) },
      }),
    onError: (error) => notifyFailure(`Failed to restore ${badge.label.toLowerCase()}`, error),
    onSettled: everythingRefetched,
  });
}
