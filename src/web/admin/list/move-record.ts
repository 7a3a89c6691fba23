import * as z from 'zod/mini';
import { ApiError, ConnectionError } from '#web/api-client.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';

type Method = 'DELETE' | 'POST';

/** Each record answers as it is then; here it only has to be moved. */
const movedSchema = z.object({ id: z.union([z.int(), z.string()]) });

/** Calls that this tab has made and got no answer to. */
const unanswered = new Set<string>();

/**
 * Takes a record off its list, or brings it back. A call whose answer was lost is made once more; where the record is
 * no longer found then, it is done. Returns whether this tab did it: a record that somebody else has deleted is gone too.
 */
export async function moveRecord(method: Method, path: string): Promise<{ isOurs: boolean }> {
  const name = `${method} ${path}`;
  try {
    await askTwice(method, path, name);
    unanswered.delete(name);
    return { isOurs: true };
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    const isOurs = isGone && unanswered.delete(name);
    if (isOurs || (isGone && method === 'DELETE')) return { isOurs };
    throw error;
  }
}

async function askTwice(method: Method, path: string, name: string) {
  const ask = () => fetchAdmin(movedSchema, path, { method });
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error;
    unanswered.add(name);
    if (error.isTimeout) throw error;
    return ask();
  }
}
