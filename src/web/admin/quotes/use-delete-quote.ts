import { useMutation } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { type Quote, quoteSchema } from '#shared/quotes.ts';
import { fullName } from '../list/person.ts';
import { reasonOf } from '../reason-of.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { callAdmin, deletedSchema } from '../sign-in/call-admin.ts';
import { notify } from '../ui/toasts.tsx';

/** Asked before, and still offers to take it back. */
export function useDeleteQuote(quote: Quote) {
  const restore = useMutation({
    mutationFn: () => callAdmin(quoteSchema, adminApi.restoreQuote(quote.id), { method: 'POST' }),
    onSuccess: () => notify({ title: 'Quote Restored', text: fullName(quote) }),
    onError: (error) =>
      notify({
        title: 'Error',
        text: 'Failed to restore quote request.',
        reason: reasonOf(error),
        kind: 'failed',
      }),
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
    onError: (error) =>
      notify({
        title: 'Error',
        text: 'Failed to delete quote request.',
        reason: reasonOf(error),
        kind: 'failed',
      }),
    onSettled: refetchEverything,
  });
}
