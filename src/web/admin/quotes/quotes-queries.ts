import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { type Quote, type QuoteStatus, quoteSchema } from '#shared/quotes.ts';
import type { ServiceCategory } from '#shared/services.ts';
import { newestRecord, rememberRecord } from '../list/record-cache.ts';
import { listQuery } from '../list/use-list-address.ts';
import { keptFresh } from '../query-client.ts';
import { callAdmin, type ListPage, listAdmin } from '../sign-in/call-admin.ts';

interface QuoteListWish {
  search?: string;
  status?: QuoteStatus | undefined;
  category?: ServiceCategory | undefined;
  limit: number;
  offset?: number;
}

export type QuoteList = ListPage<Quote>;

/** The common beginning of every key of this noun. */
const quotesKey = ['quotes'] as const;

export const quoteListQuery = (wish: QuoteListWish) =>
  queryOptions({
    ...keptFresh,
    queryKey: [...quotesKey, 'list', wish],
    queryFn: ({ signal }) =>
      listAdmin(quoteSchema, `${adminApi.quotes}?${listQuery({ ...wish })}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const quoteQuery = (id: number) =>
  queryOptions({
    ...keptFresh,
    queryKey: [...quotesKey, 'one', id],
    queryFn: ({ signal }) => callAdmin(quoteSchema, adminApi.quote(id), { signal }),
  });

export const rememberQuote = (record: Quote) => rememberRecord(quotesKey, record);

export const newestQuote = (record: Quote) => newestRecord(quotesKey, record);
