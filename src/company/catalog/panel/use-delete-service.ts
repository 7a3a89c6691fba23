import type { AdminService } from '#company/catalog/service-edits.ts';
import { useDeletion } from '#kit/panel/list/delete-or-restore.ts';
import { adminApi } from '#kit/paths/paths.ts';

export const useDeleteService = ({ id, title }: AdminService) =>
  useDeletion({
    path: adminApi.service(id),
    restorePath: adminApi.restoreService(id),
    deleted: { title: 'Success', text: 'Service deleted successfully' },
    deleteFailed: 'Failed to delete service',
    restored: { title: 'Service restored', text: title },
    restoreFailed: 'Failed to restore service',
  });
