import { useMutation } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { type Quote, type QuoteStatus, quoteSchema } from '#shared/quotes.ts';
import { conflictingRecord } from '../editing/conflicting-record.ts';
import { askBeforeCompleting } from '../editing/future-visit.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import { newestQuote, rememberQuote } from './quotes-queries.ts';

/** A change as it travels: any of the fields of quoteUpdateSchema, money as a numeric string. */
interface QuoteChange {
  status?: QuoteStatus;
  version?: number;
}

/**
 * Changes of one quote are sent one after the other. One that names no version is made on the newest form of the
 * record this tab has seen.
 */
export function useUpdateQuote(quote: Quote) {
  return useMutation({
    scope: { id: `quote-${quote.id}` },
    mutationFn: (change: QuoteChange) =>
      askBeforeCompleting((guard) =>
        fetchAdmin(quoteSchema, adminApi.quote(quote.id), {
          method: 'PUT',
          body: { version: newestQuote(quote).version, ...change, ...guard },
        }),
      ),
    onSuccess: (record) => {
      rememberQuote(record);
      notify({ title: 'Quote Updated', text: 'Quote request has been successfully updated.' });
    },
    onError: (error) => {
      const present = conflictingRecord(quoteSchema, error);
      if (present) rememberQuote(present);
      notifyFailure('Failed to update quote request.', error);
    },
    onSettled: refetchEverything,
  });
}
