import { adminApi } from '#shared/paths.ts';
import type { AdminService } from '#shared/service-edits.ts';
import { useRemoval } from '../list/use-removal.ts';

export const useDeleteService = ({ id, title }: AdminService) =>
  useRemoval({
    path: adminApi.service(id),
    restorePath: adminApi.restoreService(id),
    removal: {
      done: { title: 'Success', text: 'Service deleted successfully' },
      failed: 'Failed to delete service',
    },
    restoring: {
      done: { title: 'Service restored', text: title },
      failed: 'Failed to restore service',
    },
  });
