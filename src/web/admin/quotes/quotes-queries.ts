import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { type Quote, type QuoteStatus, quoteSchema } from '#shared/quotes.ts';
import type { ServiceCategory } from '#shared/services.ts';
import { newestRecord, rememberRecord } from '../list/record-cache.ts';
import { listQuery } from '../list/use-list-params.ts';
import { keptFresh } from '../query-client.ts';
import { fetchAdmin, type ListPage, listAdmin } from '../sign-in/fetch-admin.ts';

interface QuoteListParams {
  search?: string;
  status?: QuoteStatus | undefined;
  category?: ServiceCategory | undefined;
  limit: number;
  offset?: number;
}

export type QuoteList = ListPage<Quote>;

/** The common beginning of every key of this noun. */
const quotesKey = ['quotes'] as const;

export const quoteListQuery = (params: QuoteListParams) =>
  queryOptions({
    ...keptFresh,
    queryKey: [...quotesKey, 'list', params],
    queryFn: ({ signal }) =>
      listAdmin(quoteSchema, `${adminApi.quotes}?${listQuery({ ...params })}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const quoteQuery = (id: number) =>
  queryOptions({
    ...keptFresh,
    queryKey: [...quotesKey, 'one', id],
    queryFn: ({ signal }) => fetchAdmin(quoteSchema, adminApi.quote(id), { signal }),
  });

export const rememberQuote = (record: Quote) => rememberRecord(quotesKey, record);

export const newestQuote = (record: Quote) => newestRecord(quotesKey, record);
