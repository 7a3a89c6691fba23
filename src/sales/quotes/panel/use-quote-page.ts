import { adminQuery } from '#kit/panel/admin-query.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { fullName } from '#kit/text/person.ts';
import { quoteLinkSchema } from '#sales/quotes/quote-pages.ts';
import { type Quote, quoteSchema } from '#sales/quotes/quotes.ts';

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
