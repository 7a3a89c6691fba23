import { adminApi } from '#shared/paths.ts';
import { fullName } from '#shared/person.ts';
import type { CustomerRequest } from '#shared/requests.ts';
import { useDeletion } from '../list/delete-or-restore.ts';

export function useDeleteRequest(request: CustomerRequest) {
  const name = fullName(request);
  const hasQuote = request.quoteRequestId !== null;
  return useDeletion({
    path: adminApi.request(request.id),
    restorePath: adminApi.restoreRequest(request.id),
    deleted: {
      title: 'Request deleted successfully',
      text: hasQuote ? `${name}. The quote went to the trash too.` : name,
    },
    deleteFailed: 'Failed to delete request',
    restored: { title: 'Request restored', text: hasQuote ? `${name}, with the quote` : name },
    restoreFailed: 'Failed to restore request',
  });
}
