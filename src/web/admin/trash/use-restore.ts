import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { TrashItem } from '#shared/trash.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { callAdmin } from '../sign-in/call-admin.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import { trashKindLooks } from './trash-kinds.ts';

/** Each kind answers with its record; here it only has to be back. */
const restoredSchema = z.object({ id: z.int() });

export function useRestore({ kind, id, title }: TrashItem) {
  const navigate = useNavigate();
  const { badge, restorePath, openAddress } = trashKindLooks[kind];
  return useMutation({
    mutationFn: () => callAdmin(restoredSchema, restorePath(id), { method: 'POST' }),
    onSuccess: () =>
      notify({
        title: `${badge.label} restored`,
        text: title,
        action: { label: 'Open', run: () => void navigate(openAddress(id)) },
      }),
    onError: (error) => notifyFailure(`Failed to restore ${badge.label.toLowerCase()}`, error),
    onSettled: refetchEverything,
  });
}
