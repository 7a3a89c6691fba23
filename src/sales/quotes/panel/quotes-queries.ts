import type { ServiceCategory } from '#company/catalog/services.ts';
import { adminListQuery, adminQuery } from '#kit/panel/admin-query.ts';
import type { ListPage } from '#kit/panel/api/fetch-admin.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { type Quote, type QuoteStatus, quoteSchema } from '#sales/quotes/quotes.ts';

interface QuoteListParams {
  search?: string;
  status?: QuoteStatus | undefined;
  category?: ServiceCategory | undefined;
  limit: number;
  offset?: number;
}

export type QuoteList = ListPage<Quote>;

export const quoteListQuery = (params: QuoteListParams) =>
  adminListQuery('quotes', quoteSchema, adminApi.quotes, params);

export const quoteQuery = (id: number) => adminQuery(['quotes', 'one', id], quoteSchema, adminApi.quote(id));
