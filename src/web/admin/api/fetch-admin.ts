import * as z from 'zod/mini';
import { type Total, totalCountHeader, totalRelationHeader } from '#shared/total-count.ts';
import { ApiError, callApi, type RequestOptions, sendRequest } from '#web/api-client.ts';
import { queryClient } from '../query-client.ts';
import { reauthenticate } from './reauthenticate.ts';
import { sessionQuery } from './session-query.ts';

/** Whoever asked for the change is no longer the one who would make it. */
export class OtherUserError extends Error {}

/**
 * A call that needs the session. Where that has ended, it waits until somebody signed in again, and is made again. What
 * changes something is not, where that is somebody else: it would be done in their name, and to their account.
 */
export const fetchAdmin = <T>(schema: z.ZodMiniType<T>, path: string, options?: RequestOptions): Promise<T> =>
  whileSignedIn(() => callApi(schema, path, options), (options?.method ?? 'GET') === 'GET');

/** One page of a list. */
export interface ListPage<Row> extends Total {
  rows: Row[];
}

export const listAdmin = <Row>(
  row: z.ZodMiniType<Row>,
  path: string,
  options?: RequestOptions,
): Promise<ListPage<Row>> =>
  whileSignedIn(async () => {
    const { response, text } = await sendRequest(path, options);
    const rows = z.array(row).parse(JSON.parse(text));
    const total = Number(response.headers.get(totalCountHeader) ?? rows.length);
    return { rows, total, isMore: response.headers.get(totalRelationHeader) === 'gte' };
  });

async function whileSignedIn<T>(call: () => Promise<T>, isForAnybody = true): Promise<T> {
  const changes = reauthenticate.changes();
  const userId = presentUserId();
  try {
    return await call();
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (!isSignedOut || userId === undefined) throw error;
    // Refused with the old session, while the new one had already begun: nothing to wait for.
    if (changes === reauthenticate.changes()) await reauthenticate.wait();
    const nextId = presentUserId();
    if (!isForAnybody && nextId !== undefined && nextId !== userId) throw new OtherUserError();
    return whileSignedIn(call, isForAnybody);
  }
}

const presentUserId = () => queryClient.getQueryData(sessionQuery.queryKey)?.id;
