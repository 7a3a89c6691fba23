import { adminApi } from '#shared/paths.ts';
import type { Quote } from '#shared/quotes.ts';
import { fullName } from '../list/person.ts';
import { useRemoval } from '../list/use-removal.ts';

/** Asked before, and still offers to take it back. */
export const useDeleteQuote = (quote: Quote) =>
  useRemoval({
    path: adminApi.quote(quote.id),
    restorePath: adminApi.restoreQuote(quote.id),
    removal: {
      done: { title: 'Quote Deleted', text: 'Quote request has been successfully deleted.' },
      failed: 'Failed to delete quote request.',
    },
    restoring: {
      done: { title: 'Quote Restored', text: fullName(quote) },
      failed: 'Failed to restore quote request.',
    },
  });
