import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { updateEditable } from '#server/db/update-editable.ts';
import type { Deps } from '#server/deps.ts';
import { setLinkedQuoteStatus } from '#server/features/quotes/quotes.queries.ts';
import { type QuoteStatus, quoteStatuses } from '#shared/quotes.ts';
import type { CustomerRequest, RequestStatus, RequestUpdate } from '#shared/requests.ts';
import { getRequest } from './requests.queries.ts';
import { toRequest } from './requests.wire.ts';

/** Changes a request; its quote's status moves along where both lists know the value. */
export function updateRequest(deps: Deps, id: number, update: RequestUpdate): Promise<CustomerRequest> {
  const { version, ...changes } = update;
  return inTransaction(deps.db, async (trx) => {
    const now = deps.clock();
    const current = () => presentRequest(trx, id);
    await updateEditable(trx, 'requests', { id, version, changes, now, current });
    if (isQuoteStatus(changes.status)) await setLinkedQuoteStatus(trx, id, changes.status, now);
    return current();
  });
}

/** Puts a request into the trash. */
export function deleteRequest(deps: Deps, id: number): Promise<void> {
  const now = deps.clock();
  return inTransaction(deps.db, (trx) =>
    updateEditable(trx, 'requests', {
      id,
      version: undefined,
      changes: { deletedAt: now.toISOString() },
      now,
      current: () => presentRequest(trx, id),
    }),
  );
}

/** Takes a request out of the trash again. */
export function restoreRequest(deps: Deps, id: number): Promise<CustomerRequest> {
  return inTransaction(deps.db, async (trx) => {
    const current = () => presentRequest(trx, id);
    const edit = { id, version: undefined, changes: { deletedAt: null }, now: deps.clock(), current };
    await updateEditable(trx, 'requests', { ...edit, isInTrash: true });
    return current();
  });
}

const presentRequest = async (trx: Trx, id: number) => toRequest(await getRequest(trx, id));

const isQuoteStatus = (status: RequestStatus | undefined): status is QuoteStatus =>
  quoteStatuses.some((known) => known === status);
