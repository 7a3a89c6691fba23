import { adminApi } from '#shared/paths.ts';
import { fullName } from '#shared/person.ts';
import type { Quote } from '#shared/quotes.ts';
import { useDeletion } from '../list/delete-or-restore.ts';

export const useDeleteQuote = (quote: Quote) =>
  useDeletion({
    path: adminApi.quote(quote.id),
    restorePath: adminApi.restoreQuote(quote.id),
    deleted: { title: 'Quote Deleted', text: 'Quote request has been successfully deleted.' },
    deleteFailed: 'Failed to delete quote request.',
    restored: { title: 'Quote Restored', text: fullName(quote) },
    restoreFailed: 'Failed to restore quote request.',
  });
