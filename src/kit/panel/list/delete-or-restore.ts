import * as z from 'zod/mini';
import { ApiError, ConnectionError } from '#kit/pages/api-client.ts';
import { randomKey } from '#kit/pages/idempotency-key.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { undo } from '#kit/panel/panel-texts.ts';
import type { Message } from '#kit/panel/ui/toasts.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';

interface Deletion {
  path: string;
  restorePath: string;
  deleted: Message;
  deleteFailed: string;
  restored: Message;
  restoreFailed: string;
  onDeleted?: () => void;
  /** Runs after the deletion. Default: refetches everything on screen. */
  refetch?: () => unknown;
}

/** Deletes a record of a list at once. The toast that says so offers Undo. */
export function useDeletion(deletion: Deletion) {
  const restore = useAdminMutation({
    call: () => deleteOrRestore('POST', deletion.restorePath),
    done: () => deletion.restored,
    failed: deletion.restoreFailed,
  });
  return useAdminMutation({
    call: () => deleteOrRestore('DELETE', deletion.path),
    done: ({ isOurs }) => ({
      ...deletion.deleted,
      ...(isOurs && { action: { label: undo, run: () => restore.mutate() } }),
    }),
    failed: deletion.deleteFailed,
    ...(deletion.onDeleted && { onSuccess: deletion.onDeleted }),
    ...(deletion.refetch && { refetch: deletion.refetch }),
  });
}

type Method = 'DELETE' | 'POST';

/** Each kind of record has its own response; only the id matters here. */
const recordSchema = z.object({ id: z.union([z.int(), z.string()]) });

/** Calls of this tab that got no response. */
const unanswered = new Set<string>();

/**
 * Deletes or restores a record. A call whose response was lost is made once more; if the record is no longer found
 * then, the first one did it. Returns whether this tab did it: somebody else may have deleted the record.
 */
export async function deleteOrRestore(method: Method, path: string): Promise<{ isOurs: boolean }> {
  const name = `${method} ${path}`;
  try {
    await callTwice(method, path, name);
    unanswered.delete(name);
    return { isOurs: true };
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    const isOurs = isGone && unanswered.delete(name);
    if (isOurs || (isGone && method === 'DELETE')) return { isOurs };
    throw error;
  }
}

async function callTwice(method: Method, path: string, name: string) {
  // Safari repeats a DELETE by itself when its connection breaks.
  const idempotencyKey = randomKey();
  const call = () => fetchAdmin(recordSchema, path, { method, idempotencyKey });
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error;
    unanswered.add(name);
    if (error.isTimeout) throw error;
    return call();
  }
}
