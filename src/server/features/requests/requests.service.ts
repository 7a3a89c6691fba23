import { lockRecord } from '#server/db/lock-record.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { updateEditable } from '#server/db/update-editable.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import type { Actor } from '#server/features/history/history.queries.ts';
import { moveLinkedQuotes } from '#server/features/quotes/move-linked-quotes.ts';
import type { CustomerRequest, RequestUpdate } from '#shared/requests.ts';
import { firstReplyTime } from './move-linked-request.ts';
import { isQuarantined } from './quarantine.queries.ts';
import { recordRequest } from './requests.history.ts';
import { getRequest } from './requests.queries.ts';
import { toRequest } from './requests.wire.ts';

/** Changes a request; its quote's status moves along where both lists know the value. */
export function updateRequest(
  deps: Deps,
  id: number,
  update: RequestUpdate,
  by: Actor,
): Promise<CustomerRequest> {
  const { version, ...fields } = update;
  return inTransaction(deps.db, async (trx) => {
    const now = deps.clock();
    await lockRecord(trx, 'requests', id);
    const before = await getRequest(trx, id);
    const changes = { ...fields, firstReplyAt: firstReplyTime(before, fields.status, now) };
    const current = () => presentRequest(trx, id);
    if (!(await updateEditable(trx, 'requests', { id, version, changes, now, current }))) return current();
    const { status } = fields;
    if (status !== undefined) await moveLinkedQuotes(trx, { request: before, status, by, now });
    await recordRequest(trx, { id, action: 'changed', before, after: await getRequest(trx, id), by, now });
    return current();
  });
}

/** Puts a request into the trash. */
export function deleteRequest(deps: Deps, id: number, by: Actor): Promise<void> {
  const now = deps.clock();
  return inTransaction(deps.db, async (trx) => {
    await updateEditable(trx, 'requests', {
      id,
      version: undefined,
      changes: { deletedAt: now.toISOString() },
      now,
      current: () => presentRequest(trx, id),
    });
    await recordRequest(trx, { id, action: 'deleted', by, now });
  });
}

/** Takes a request out of the trash again; suspected spam is not in it, and has a release of its own. */
export function restoreRequest(deps: Deps, id: number, by: Actor): Promise<CustomerRequest> {
  const now = deps.clock();
  return inTransaction(deps.db, async (trx) => {
    const current = () => presentRequest(trx, id);
    const edit = { id, version: undefined, changes: { deletedAt: null }, now, current };
    if (await isQuarantined(trx, id)) throw notFound('This record');
    await updateEditable(trx, 'requests', { ...edit, isInTrash: true });
    await recordRequest(trx, { id, action: 'restored', by, now });
    return current();
  });
}

const presentRequest = async (trx: Trx, id: number) => toRequest(await getRequest(trx, id));
