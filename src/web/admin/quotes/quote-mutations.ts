import { adminApi } from '#shared/paths.ts';
import { type Quote, quoteSchema } from '#shared/quotes.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { askBeforeCompleting } from '../editing/future-visit.ts';
import { type Change, createRecord, recordMutation } from '../editing/record-mutation.ts';
import type { Sent } from '../editing/use-save.ts';
import { cacheRecord, latestOf } from '../list/record-cache.ts';
import type { QuoteBody } from './quote-form-values.ts';

/** For `useMutation`: changes of one quote are sent one after the other. */
export const quoteUpdate = (quote: Quote) => ({
  scope: { id: `quote-${quote.id}` },
  mutationFn: ({ body, version = latestOf('quotes', quote).version }: Change<QuoteBody>) =>
    askBeforeCompleting((guard) =>
      fetchAdmin(quoteSchema, adminApi.quote(quote.id), {
        method: 'PUT',
        body: { version, ...body, ...guard },
      }),
    ),
  ...recordMutation({
    schema: quoteSchema,
    cache: (quote) => cacheRecord('quotes', quote),
    done: { title: 'Quote Updated', text: 'Quote request has been successfully updated.' },
    failed: 'Failed to update quote request.',
  }),
});

export const quoteCreation = {
  mutationFn: ({ body, draftId }: Sent<QuoteBody>) =>
    askBeforeCompleting((guard) =>
      createRecord(quoteSchema, adminApi.quotes, { body: { ...body, ...guard }, draftId }),
    ),
  ...recordMutation({
    schema: quoteSchema,
    done: { title: 'Quote Created', text: 'Quote request has been successfully created.' },
    failed: 'Failed to create quote request.',
  }),
};
