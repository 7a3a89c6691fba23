import { lockRecord } from '#server/db/lock-record.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { updateEditable } from '#server/db/update-editable.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import type { Actor } from '#server/features/history/history.queries.ts';
import { recordQuote } from '#server/features/quotes/quotes.history.ts';
import { listQuotesOfRequest } from '#server/features/quotes/quotes.queries.ts';
import { recordRequest } from '#server/features/requests/requests.history.ts';
import { findRequestAnywhere, getRequest } from '#server/features/requests/requests.queries.ts';
import { toRequest } from '#server/features/requests/requests.serializer.ts';
import type { CustomerRequest, RequestUpdate } from '#shared/requests.ts';
import { moveLinkedQuotes } from './move-linked-quotes.ts';
import { firstReplyTime } from './move-linked-request.ts';
import { isQuarantined } from './quarantine.queries.ts';

/** Changes a request; its quote's status moves along where both lists know the value. */
export function updateRequest(
  deps: Deps,
  id: number,
  update: RequestUpdate,
  by: Actor,
): Promise<CustomerRequest> {
  const { version, refuseFutureVisit, ...fields } = update;
  return inTransaction(deps.db, async (trx) => {
    const now = deps.clock();
    await lockRecord(trx, 'requests', id);
    const before = await getRequest(trx, id);
    const changes = { ...fields, firstReplyAt: firstReplyTime(before, fields.status, now) };
    const current = () => presentRequest(trx, id);
    if (!(await updateEditable(trx, 'requests', { id, version, changes, now, current }))) return current();
    const { status } = fields;
    if (status !== undefined)
      await moveLinkedQuotes(trx, { request: before, status, refuseFutureVisit, by, now });
    await recordRequest(trx, { id, action: 'changed', before, after: await getRequest(trx, id), by, now });
    return current();
  });
}

/** Moves a request and its quotes to the trash. */
export function deleteRequest(deps: Deps, id: number, by: Actor): Promise<void> {
  const now = deps.clock();
  const deletedAt = now.toISOString();
  return inTransaction(deps.db, async (trx) => {
    await updateEditable(trx, 'requests', {
      id,
      version: undefined,
      changes: { deletedAt },
      now,
      current: () => presentRequest(trx, id),
    });
    await recordRequest(trx, { id, action: 'deleted', by, now });
    const quotes = await listQuotesOfRequest(trx, id);
    const live = quotes.filter((quote) => quote.deletedAt === null);
    await moveQuotes(trx, live, { action: 'deleted', deletedAt, by, now });
  });
}

/**
 * Takes a request out of the trash again, with the quotes that were deleted with it; suspected spam is not in it, and
 * has a release of its own.
 */
export function restoreRequest(deps: Deps, id: number, by: Actor): Promise<CustomerRequest> {
  const now = deps.clock();
  return inTransaction(deps.db, async (trx) => {
    const current = () => presentRequest(trx, id);
    const edit = { id, version: undefined, changes: { deletedAt: null }, now, current };
    if (await isQuarantined(trx, id)) throw notFound('This record');
    await lockRecord(trx, 'requests', id);
    const before = await findRequestAnywhere(trx, id);
    await updateEditable(trx, 'requests', { ...edit, isInTrash: true });
    await recordRequest(trx, { id, action: 'restored', by, now });
    const quotes = await listQuotesOfRequest(trx, id);
    const deletedWithIt = quotes.filter(({ deletedAt }) => deletedAt === before?.deletedAt);
    await moveQuotes(trx, deletedWithIt, { action: 'restored', deletedAt: null, by, now });
    return current();
  });
}

interface TrashMove {
  action: 'deleted' | 'restored';
  deletedAt: string | null;
  by: Actor;
  now: Date;
}

/** Into the trash or out of it. */
async function moveQuotes(
  trx: Trx,
  quotes: readonly { id: number; version: number }[],
  { deletedAt, ...event }: TrashMove,
) {
  for (const { id, version } of quotes) {
    const changes = { deletedAt, version: version + 1, updatedAt: event.now.toISOString() };
    await trx.updateTable('quotes').set(changes).where('id', '=', id).execute();
    await recordQuote(trx, { id, ...event });
  }
}

const presentRequest = async (trx: Trx, id: number) => toRequest(await getRequest(trx, id));
