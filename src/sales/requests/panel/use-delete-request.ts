import { useDeletion } from '#kit/panel/list/delete-or-restore.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { fullName } from '#kit/text/person.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';

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
