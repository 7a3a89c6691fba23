import type * as z from 'zod/mini';
import { keyFor } from '#web/idempotency-key.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { cacheRecord, type EditableRecord, latestOf } from '../list/record-cache.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { type Message, notify, notifyFailure } from '../ui/toasts.tsx';
import { conflictingRecord } from './conflicting-record.ts';

/** A change of a record. Without `version` it is made on the newest one that this tab has seen. */
export interface Change<Body> {
  body: Body;
  version?: number;
}

interface RecordMutation<R> {
  schema: z.ZodMiniType<R>;
  /** Shows what the server returned, until the lists are fetched again. */
  cache?: (record: R) => void;
  done: Message | ((record: R) => Message);
  failed: string;
}

/** What follows a change of one record, in a form or a row: the message, the caches, the lists. */
export const recordMutation = <R>({ schema, cache, done, failed }: RecordMutation<R>) => ({
  onSuccess: (record: R) => {
    cache?.(record);
    notify(typeof done === 'function' ? done(record) : done);
  },
  onError: (error: Error) => {
    const present = conflictingRecord(schema, error);
    if (present) cache?.(present);
    notifyFailure(failed, error);
  },
  onSettled: refetchEverything,
});

interface RecordUpdate<R, Body> extends Omit<RecordMutation<R>, 'cache'> {
  /** How the queries of its noun begin. */
  noun: string;
  record: EditableRecord;
  call: (body: Body & { version: number }) => Promise<R>;
}

/** Changes one record, for a form or a row: one change after the other. */
export const recordUpdate = <R extends EditableRecord, Body>(update: RecordUpdate<R, Body>) => {
  const { noun, record, call, ...mutation } = update;
  return {
    scope: { id: `${noun}-${record.id}` },
    mutationFn: ({ body, version = latestOf(noun, record).version }: Change<Body>) =>
      call({ version, ...body }),
    ...recordMutation({ ...mutation, cache: (saved: R) => cacheRecord(noun, saved) }),
  };
};

/** Creates a record. The same content from the same draft is the same record, also after a lost response. */
export const createRecord = async <R>(
  schema: z.ZodMiniType<R>,
  path: string,
  { body, draftId }: { body: unknown; draftId: string },
): Promise<R> =>
  fetchAdmin(schema, path, { method: 'POST', body, idempotencyKey: await keyFor({ draftId, body }) });
