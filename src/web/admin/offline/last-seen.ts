import { hashKey, type QueryKey } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiError } from '#web/api-client.ts';
import { queryClient } from '../query-client.ts';
import { isUnreachable, line } from './line.ts';
import { answerStore, countWipes, readAnswer } from './stored-answers.ts';
import { isStored } from './stored-paths.ts';

interface Seen<Data> {
  queryKey: QueryKey;
  path: string;
  /** An older build may have stored another shape. */
  schema: z.ZodMiniType<Data>;
}

/**
 * Makes the GET of a query. If the server cannot be reached, or takes long, the query has what was last loaded
 * meanwhile, with the time of then.
 */
export async function withLastSeen<Data>(seen: Seen<Data>, call: () => Promise<Data>): Promise<Data> {
  const { queryKey, path } = seen;
  const queryHash = hashKey(queryKey);
  const store = isStored(path) ? answerStore(path) : () => {};
  const timer = setTimeout(() => {
    line.markLate(queryHash);
    void showLastSeen(seen);
  }, line.patience());
  try {
    const data = await call();
    store(data);
    line.answered();
    return data;
  } catch (error) {
    if (isUnreachable(error)) {
      line.failed();
      await showLastSeen(seen);
    } else if (error instanceof ApiError) {
      line.answered();
    }
    throw error;
  } finally {
    clearTimeout(timer);
    line.settle(queryHash);
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
