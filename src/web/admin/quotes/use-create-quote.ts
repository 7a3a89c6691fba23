import { useMutation } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { quoteSchema } from '#shared/quotes.ts';
import { askBeforeCompleting } from '../editing/future-visit.ts';
import { useContentKey } from '../editing/use-content-key.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';

/** The same quote is stored once, also when an answer was lost on its way and it is sent again. */
export function useCreateQuote() {
  const keyFor = useContentKey();
  return useMutation({
    mutationFn: (quote: Record<string, unknown>) =>
      askBeforeCompleting((guard) => {
        const body = { ...quote, ...guard };
        const idempotencyKey = keyFor(JSON.stringify(body));
        return fetchAdmin(quoteSchema, adminApi.quotes, { method: 'POST', body, idempotencyKey });
      }),
    onSuccess: () => notify({ title: 'Quote Created', text: 'Quote request has been successfully created.' }),
    onError: (error) => notifyFailure('Failed to create quote request.', error),
    onSettled: refetchEverything,
  });
}
