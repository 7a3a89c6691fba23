import { useDeletion } from '#kit/panel/list/delete-or-restore.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { fullName } from '#kit/text/person.ts';
import type { Quote } from '#sales/quotes/quotes.ts';

export const useDeleteQuote = (quote: Quote) =>
  useDeletion({
    path: adminApi.quote(quote.id),
    restorePath: adminApi.restoreQuote(quote.id),
    deleted: { title: 'Quote Deleted', text: 'Quote request has been successfully deleted.' },
    deleteFailed: 'Failed to delete quote request.',
    restored: { title: 'Quote Restored', text: fullName(quote) },
    restoreFailed: 'Failed to restore quote request.',
  });
