import { adminApi } from '#shared/paths.ts';
import type { CustomerRequest } from '#shared/requests.ts';
import { fullName } from '../list/person.ts';
import { useRemoval } from '../list/use-removal.ts';

export const useDeleteRequest = (request: CustomerRequest) =>
  useRemoval({
    path: adminApi.request(request.id),
    restorePath: adminApi.restoreRequest(request.id),
    removal: {
      done: { title: 'Request deleted successfully', text: fullName(request) },
      failed: 'Failed to delete request',
    },
    restoring: {
      done: { title: 'Request restored', text: fullName(request) },
      failed: 'Failed to restore request',
    },
  });
