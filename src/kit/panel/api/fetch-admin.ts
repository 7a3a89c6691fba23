import type { QueryFunctionContext } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  ApiError,
  ConnectionError,
  callApi,
  type RequestOptions,
  sendRequest,
} from '#kit/pages/api-client.ts';
import { withLastSeen } from '#kit/panel/offline/last-seen.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import {
  type Total,
  totalCountHeader,
  totalRelationHeader,
  unreadableHeader,
} from '#kit/wire/total-count.ts';
import { parseRows } from './parse-rows.ts';
import { reauthenticate } from './reauthenticate.ts';
import { sessionQuery } from './session-query.ts';

/** A change was made without a connection, so the server never saw it. */
export class OfflineError extends Error {}

/** Someone else signed in before the change was sent again. */
export class OtherUserError extends Error {}

/**
 * Calls the admin API. If the session ended, it waits for a new sign-in and calls again. A change is not repeated for a
 * different user, because it would happen in their name.
 */
export const fetchAdmin = <T>(schema: z.ZodMiniType<T>, path: string, options?: RequestOptions): Promise<T> =>
  whileSignedIn(() => callApi(schema, path, options), (options?.method ?? 'GET') === 'GET');

/** The GET of a query, with what was last loaded while the server cannot be reached. */
export const queryAdmin = <T>(
  schema: z.ZodMiniType<T>,
  path: string,
  { queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>,
  parse: (answer: unknown) => T,
): Promise<T> =>
  whileSignedIn(() => withLastSeen({ queryKey, path, schema }, () => callApi({ parse }, path, { signal })));

/** One page of a list. */
export interface ListPage<Row> extends Total {
  rows: Row[];
  /** How many rows of the page are damaged and left out. */
  unreadable: number;
}

export const listAdmin = <Row>(
  row: z.ZodMiniType<Row>,
  path: string,
  { queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>,
): Promise<ListPage<Row>> => {
  const rowsSchema = z.array(row);
  const schema = z.object({
    rows: rowsSchema,
    total: z.number(),
    isMore: z.boolean(),
    unreadable: z._default(z.number(), 0),
  });
  return whileSignedIn(() =>
    withLastSeen({ queryKey, path, schema }, async () => {
      const { response, text } = await sendRequest(path, { signal });
      const { data: rows, unreadable } = parseRows(rowsSchema, JSON.parse(text));
      return {
        rows,
        total: Number(response.headers.get(totalCountHeader) ?? rows.length),
        isMore: response.headers.get(totalRelationHeader) === 'gte',
        unreadable: unreadable + Number(response.headers.get(unreadableHeader)),
      };
    }),
  );
};

async function whileSignedIn<T>(call: () => Promise<T>, isForAnybody = true): Promise<T> {
  const changes = reauthenticate.changes();
  const userId = presentUserId();
  const wasOffline = !navigator.onLine;
  try {
    return await call();
  } catch (error) {
    if (!isForAnybody && wasOffline && error instanceof ConnectionError) throw new OfflineError();
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (error instanceof ApiError && error.status === 403) {
      // The role may have changed since the panel was opened: it then shows what this person may see now.
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    }
    if (!isSignedOut || userId === undefined) throw error;
    // The old session was refused after a new one began: no need to wait.
    if (changes === reauthenticate.changes()) await reauthenticate.wait();
    const nextId = presentUserId();
    if (!isForAnybody && nextId !== undefined && nextId !== userId) throw new OtherUserError();
    return whileSignedIn(call, isForAnybody);
  }
}

const presentUserId = () => queryClient.getQueryData(sessionQuery.queryKey)?.id;
