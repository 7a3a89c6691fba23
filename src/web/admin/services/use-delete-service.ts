import { adminApi } from '#shared/paths.ts';
import type { AdminService } from '#shared/service-edits.ts';
import { useDeletion } from '../list/delete-or-restore.ts';

export const useDeleteService = ({ id, title }: AdminService) =>
  useDeletion({
    path: adminApi.service(id),
    restorePath: adminApi.restoreService(id),
    deleted: { title: 'Success', text: 'Service deleted successfully' },
    deleteFailed: 'Failed to delete service',
    restored: { title: 'Service restored', text: title },
    restoreFailed: 'Failed to restore service',
  });
