import { useNavigate } from 'react-router';
import { deleteOrRestore } from '#kit/panel/list/delete-or-restore.ts';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { codeApi } from '#kit/paths/code-paths.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { TrashItem } from '#kit/wire/trash.ts';

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
  category: adminApi.restoreCategory,
  service: adminApi.restoreService,
  code: codeApi.restore,
  post: adminApi.restorePost,
};
