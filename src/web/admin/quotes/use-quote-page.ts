import { visitApi } from '#shared/customer-paths.ts';
import { fullName } from '#shared/person.ts';
import { quoteLinkSchema } from '#shared/quote-pages.ts';
import { type Quote, quoteSchema } from '#shared/quotes.ts';
import { adminQuery } from '../admin-query.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { refetchOnOpen } from '../query-client.ts';
import { useAdminMutation } from '../use-admin-mutation.ts';

/** The link of the customer's page. */
export const quoteLinkQuery = (id: number) =>
  adminQuery(['quotes', 'link', id], quoteLinkSchema, visitApi.quoteLink(id), refetchOnOpen);

export const useReplaceLink = ({ id }: Quote) =>
  useAdminMutation({
    call: () => fetchAdmin(quoteLinkSchema, visitApi.quoteLink(id), { method: 'POST' }),
    done: { title: 'Link replaced', text: 'The old link no longer works.' },
    failed: 'Failed to replace the link',
  });

/** The customer can decide again. */
export const useReopenQuote = (quote: Quote) =>
  useAdminMutation({
    call: () => fetchAdmin(quoteSchema, visitApi.reopenQuote(quote.id), { method: 'POST' }),
    done: { title: 'Quote reopened', text: `${fullName(quote)} can decide again.` },
    failed: 'Failed to reopen the quote',
  });
