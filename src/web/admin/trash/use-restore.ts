import { useNavigate } from 'react-router';
import { customerApi } from '#shared/customer-paths.ts';
import { adminApi } from '#shared/paths.ts';
import type { TrashItem } from '#shared/trash.ts';
import { deleteOrRestore } from '../list/delete-or-restore.ts';
import { recordKinds } from '../record-kinds.ts';
import { useAdminMutation } from '../use-admin-mutation.ts';

export function useRestore({ kind, id, title }: TrashItem) {
  const navigate = useNavigate();
  const { label, path } = recordKinds[kind];
  return useAdminMutation({
    call: () => deleteOrRestore('POST', restorePaths[kind](id)),
    done: () => ({
      title: `${label} restored`,
      text: title,
      action: { label: 'Open', run: () => void navigate(path(id)) },
    }),
    failed: `Failed to restore ${label.toLowerCase()}`,
  });
}

const restorePaths = {
  customer: customerApi.restore,
  request: adminApi.restoreRequest,
  quote: adminApi.restoreQuote,
  service: adminApi.restoreService,
  post: adminApi.restorePost,
};
