import { adminApi } from '#shared/paths.ts';
import type { CustomerRequest } from '#shared/requests.ts';
import { fullName } from '../list/person.ts';
import { useRemoval } from '../list/use-removal.ts';

export const useDeleteRequest = (request: CustomerRequest) =>
  useRemoval({
    path: adminApi.request(request.id),
    restorePath: adminApi.restoreRequest(request.id),
    removal: {
      done: {
        title: 'Request deleted successfully',
        text:
          request.quoteRequestId === null
            ? fullName(request)
            : `${fullName(request)}. The quote went to the trash too.`,
      },
      failed: 'Failed to delete request',
    },
    restoring: {
      done: {
        title: 'Request restored',
        text: request.quoteRequestId === null ? fullName(request) : `${fullName(request)}, with the quote`,
      },
      failed: 'Failed to restore request',
    },
  });
