import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type ListPage, listAdmin, queryAdmin } from './api/fetch-admin.ts';
import { parseRows } from './api/parse-rows.ts';
import { unreadableText } from './panel-texts.ts';
import { autoRefetch } from './query-client.ts';
import { notify } from './ui/toasts.tsx';

/** How a query stays up to date. */
interface Freshness<Data> {
  refetchOnMount?: 'always';
  refetchOnWindowFocus?: 'always';
  refetchOnReconnect?: 'always';
  refetchInterval?: number | false | ((query: { state: { data: Data | undefined } }) => number | false);
}

/** A GET of the panel. Others change the same data, so it is fetched again by itself, unless `freshness` says otherwise. */
export const adminQuery = <Data>(
  queryKey: QueryKey,
  schema: z.ZodMiniType<Data>,
  path: string,
  freshness: Freshness<Data> = autoRefetch,
) =>
  queryOptions({
    ...freshness,
    queryKey,
    queryFn: (context) => queryAdmin(schema, path, context, (answer) => parseAnswer(schema, answer, path)),
  });

/** A damaged row takes no list with it. A single record is whole, or it is refused. */
function parseAnswer<Data>(schema: z.ZodMiniType<Data>, answer: unknown, path: string): Data {
  const countsUnreadable = isObject(answer) && 'unreadable' in answer;
  if (!Array.isArray(answer) && !countsUnreadable) return schema.parse(answer);
  const { data, unreadable } = parseRows(schema, answer);
  if (countsUnreadable) return { ...data, unreadable: Number(answer.unreadable) + unreadable };
  if (unreadable > 0 && !toldPaths.has(path)) {
    toldPaths.add(path);
    notify({ title: unreadableText(unreadable), kind: 'failed' });
  }
  return data;
}

const isObject = (answer: unknown): answer is object => typeof answer === 'object' && answer !== null;

/** Told once, since they are fetched again every half minute. */
const toldPaths = new Set<string>();

/** One page of a list, under `[noun, 'list', params]`. The page before stays until the next one is here. */
export const adminListQuery = <Row>(
  noun: string,
  row: z.ZodMiniType<Row>,
  path: string,
  params: object,
  freshness: Freshness<ListPage<Row>> = autoRefetch,
) =>
  queryOptions({
    ...freshness,
    queryKey: [noun, 'list', params],
    queryFn: (context) => listAdmin(row, `${path}?${queryString(params)}`, context),
    placeholderData: keepPreviousData,
  });

/** Only the parameters that are set. */
export function queryString(params: object): string {
  const set = Object.entries(params).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
}
