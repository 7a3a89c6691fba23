import { hashKey, type QueryKey } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiError } from '#kit/pages/api-client.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { connection, isUnreachable } from './connection.ts';
import { answerStore, countWipes, readAnswer } from './stored-answers.ts';
import { isStored } from './stored-paths.ts';

interface Seen<Data> {
  queryKey: QueryKey;
  path: string;
  /** An older build may have stored another shape. */
  schema: z.ZodMiniType<Data>;
}

/**
 * Makes the GET of a query. While the server cannot be reached, or takes long, the query shows what was last loaded,
 * with the time when that was.
 */
export async function withLastSeen<Data>(seen: Seen<Data>, call: () => Promise<Data>): Promise<Data> {
  const { queryKey, path } = seen;
  const queryHash = hashKey(queryKey);
  const store = isStored(path) ? answerStore(path) : () => {};
  const timer = setTimeout(() => {
    connection.markLate(queryHash);
    void showLastSeen(seen);
  }, connection.waitMilliseconds());
  try {
    const data = await call();
    store(data);
    connection.answered();
    return data;
  } catch (error) {
    if (isUnreachable(error)) {
      connection.failed();
      await showLastSeen(seen);
    } else if (error instanceof ApiError) {
      connection.answered();
    }
    throw error;
  } finally {
    clearTimeout(timer);
    connection.settle(queryHash);
  }
}

async function showLastSeen<Data>({ queryKey, path, schema }: Seen<Data>) {
  const hasData = () => queryClient.getQueryData(queryKey) !== undefined;
  if (!isStored(path) || hasData()) return;
  const wipes = countWipes();
  const answer = await readAnswer(path);
  const parsed = schema.safeParse(answer?.data);
  if (!answer || !parsed.success || hasData() || wipes !== countWipes()) return;
  queryClient.setQueryData(queryKey, parsed.data, { updatedAt: answer.at });
}
