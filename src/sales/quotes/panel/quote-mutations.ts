import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { askBeforeCompleting } from '#kit/panel/editing/ask-if-refused.ts';
import { createRecord, recordUpdate } from '#kit/panel/editing/record-mutation.ts';
import type { Sent } from '#kit/panel/editing/use-save.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { type Quote, quoteSchema } from '#sales/quotes/quotes.ts';
import type { QuoteBody } from './quote-form-values.ts';

export const quoteUpdate = (quote: Quote) =>
  recordUpdate({
    noun: 'quotes',
    record: quote,
    schema: quoteSchema,
    call: (body: QuoteBody) =>
      askBeforeCompleting((guard) =>
        fetchAdmin(quoteSchema, adminApi.quote(quote.id), { method: 'PUT', body: { ...body, ...guard } }),
      ),
    done: { title: 'Quote Updated', text: 'Quote request has been successfully updated.' },
    failed: 'Failed to update quote request.',
  });

export const quoteCreation = {
  mutationFn: ({ body, draftId }: Sent<QuoteBody>) =>
    askBeforeCompleting((guard) =>
      createRecord(quoteSchema, adminApi.quotes, { body: { ...body, ...guard }, draftId }),
    ),
  ...mutationCallbacks({
    done: { title: 'Quote Created', text: 'Quote request has been successfully created.' },
    failed: 'Failed to create quote request.',
  }),
};
