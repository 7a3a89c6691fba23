import { adminApi } from '#shared/paths.ts';
import { type Quote, type QuoteStatus, quoteSchema } from '#shared/quotes.ts';
import type { ServiceCategory } from '#shared/services.ts';
import { adminListQuery, adminQuery } from '../admin-query.ts';
import type { ListPage } from '../api/fetch-admin.ts';

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
