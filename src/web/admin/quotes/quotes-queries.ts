import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { type Quote, type QuoteStatus, quoteSchema } from '#shared/quotes.ts';
import type { ServiceCategory } from '#shared/services.ts';
import { listQuery } from '../list/use-list-address.ts';
import { keptFresh, queryClient } from '../query-client.ts';
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

/** Shows a record that an answer brought, in every list that has it. */
export function rememberQuote(record: Quote) {
  queryClient.setQueryData(quoteQuery(record.id).queryKey, record);
  queryClient.setQueriesData<QuoteList>(
    { queryKey: [...quotesKey, 'list'] },
    (list) => list && { ...list, rows: list.rows.map((row) => (row.id === record.id ? record : row)) },
  );
}

/** The newest form of a record that this tab has seen: an earlier change of its own may have raised its version. */
export function newestQuote(record: Quote): Quote {
  const lists = queryClient.getQueriesData<QuoteList>({ queryKey: [...quotesKey, 'list'] });
  const seen = lists.flatMap(([, list]) => list?.rows.filter(({ id }) => id === record.id) ?? []);
  return seen.reduce((newest, row) => (row.version > newest.version ? row : newest), record);
}
