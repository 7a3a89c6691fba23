import type * as z from 'zod/mini';
import { keyFor } from '#kit/pages/idempotency-key.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { cacheRecord, type EditableRecord, getLatest } from '#kit/panel/list/record-cache.ts';
import { type MutationEnd, mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { conflictingRecord } from './conflicting-record.ts';

/** Caches a record until the lists are refetched: the saved one, or in a conflict the newer one. */
export const cachedBy = <R>(cache: (record: R) => void, schema: z.ZodMiniType<R>) => ({
  onSuccess: cache,
  onError: (error: Error) => {
    const newer = conflictingRecord(schema, error);
    if (newer) cache(newer);
  },
});

/** A change of a record. Without `version` it is made on the newest one that this tab has seen. */
export interface Change<Body> {
  body: Body;
  version?: number;
}

interface RecordUpdate<R, Body> extends Pick<MutationEnd<R, unknown>, 'done' | 'failed'> {
  /** How the queries of its noun begin. */
  noun: string;
  record: EditableRecord;
  schema: z.ZodMiniType<R>;
  call: (body: Body & { version: number }) => Promise<R>;
}

/** Changes one record, for a form or a row: one change after the other. */
export const recordUpdate = <R extends EditableRecord, Body>(update: RecordUpdate<R, Body>) => {
  const { noun, record, schema, call, ...messages } = update;
  return {
    scope: { id: `${noun}-${record.id}` },
    mutationFn: ({ body, version = getLatest(noun, record).version }: Change<Body>) =>
      call({ version, ...body }),
    ...mutationCallbacks({ ...messages, ...cachedBy((saved: R) => cacheRecord(noun, saved), schema) }),
  };
};

/** Creates a record. The same content from the same draft is the same record, also after a lost response. */
export const createRecord = async <R>(
  schema: z.ZodMiniType<R>,
  path: string,
  { body, draftId }: { body: unknown; draftId: string },
): Promise<R> =>
  fetchAdmin(schema, path, { method: 'POST', body, idempotencyKey: await keyFor({ draftId, body }) });
