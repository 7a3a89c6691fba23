import { useMutation } from '@tanstack/react-query';
import { deletedSchema } from '#shared/answers.ts';
import { adminApi } from '#shared/paths.ts';
import { type Quote, quoteSchema } from '#shared/quotes.ts';
import { fullName } from '../list/person.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { callAdmin } from '../sign-in/call-admin.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';

/** Asked before, and still offers to take it back. */
export function useDeleteQuote(quote: Quote) {
  const restore = useMutation({
    mutationFn: () => callAdmin(quoteSchema, adminApi.restoreQuote(quote.id), { method: 'POST' }),
    onSuccess: () => notify({ title: 'Quote Restored', text: fullName(quote) }),
    onError: (error) => notifyFailure('Failed to restore quote request.', error),
    onSettled: refetchEverything,
  });
  return useMutation({
    mutationFn: () => callAdmin(deletedSchema, adminApi.quote(quote.id), { method: 'DELETE' }),
    onSuccess: () =>
      notify({
        title: 'Quote Deleted',
        text: 'Quote request has been successfully deleted.',
        action: { label: 'Undo', run: () => restore.mutate() },
      }),
    onError: (error) => notifyFailure('Failed to delete quote request.', error),
    onSettled: refetchEverything,
  });
}
