import { lockRecord } from '#kit/db/lock-record.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { moveToTrash, restoreFromTrash } from '#kit/db/trash.ts';
import { updateEditable } from '#kit/db/update-editable.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import { type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import { notFound } from '#kit/server/errors.ts';
import type { Deleted } from '#kit/wire/responses.ts';
import { withUseAgain } from '#sales/codes/server/claim-code.ts';
import { recordQuote } from '#sales/quotes/server/quotes.history.ts';
import { listQuotesOfRequest } from '#sales/quotes/server/quotes.queries.ts';
import type { CustomerRequest, RequestUpdate } from '#sales/requests/requests.ts';
import { stopClock } from '#sales/requests/server/answer-clock.ts';
import { isQuarantined } from '#sales/requests/server/quarantined.ts';
import { recordRequest } from '#sales/requests/server/requests.history.ts';
import { findRequestAnywhere, getRequest } from '#sales/requests/server/requests.queries.ts';
import { toRequest } from '#sales/requests/server/requests.serializer.ts';
import { assignCustomer } from './assign-customer.ts';
import { moveLinkedQuotes } from './move-linked-quotes.ts';
import { firstReplyTime } from './move-linked-request.ts';
import { finishTakingDown, takeDownPairs } from './take-down-pairs.ts';

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
    if (status !== undefined && (status !== 'new' || before.status !== 'new')) await stopClock(trx, id, now);
    if (status !== undefined) {
      const unchanged = async () => toRequest(before);
      await moveLinkedQuotes(trx, {
        request: before,
        status,
        refuseFutureVisit,
        current: unchanged,
        by,
        now,
      });
    }
    await recordRequest(trx, { id, action: 'changed', before, after: await getRequest(trx, id), by, now });
    return current();
  });
}

/** Moves a request and its quotes to the trash, once per idempotency key. */
export async function deleteRequest(
  deps: Deps,
  id: number,
  by: Actor,
  idempotency: Idempotency,
): Promise<Deleted> {
  const event = { action: 'deleted', by, now: deps.clock() } as const;
  const scope = `deletion-of-request-${id}`;
  const taken = await withIdempotency(
    deps.db,
    { scope, ...idempotency, about: { requestId: id } },
    event.now,
    async (trx) => {
      await lockRecord(trx, 'requests', id);
      const quotes = (await listQuotesOfRequest(trx, id)).filter(({ deletedAt }) => deletedAt === null);
      for (const quote of quotes) {
        const withdrawn = { quoteId: quote.id, reason: 'request deleted', keepsRequest: false, by };
        await record(trx, { type: 'quote.withdrawn', ...withdrawn }, event.now);
      }
      await moveToTrash(trx, 'requests', id, event.now);
      await recordRequest(trx, { id, ...event });
      for (const quote of quotes) {
        await moveToTrash(trx, 'quotes', quote.id, event.now);
        await recordQuote(trx, { id: quote.id, ...event });
      }
      const quoteIds = quotes.map((quote) => quote.id);
      return quotes.length === 0 ? 0 : takeDownPairs(trx, { quoteIds }, event.now);
    },
  );
  if (taken > 0) await finishTakingDown(deps);
  return { id };
}

/** Restores a request with the quotes that were deleted with it. Suspected spam is released instead. */
export function restoreRequest(deps: Deps, id: number, by: Actor): Promise<CustomerRequest> {
  const event = { action: 'restored', by, now: deps.clock() } as const;
  return inTransaction(deps.db, async (trx) => {
    if (await isQuarantined(trx, id)) throw notFound('This record');
    await lockRecord(trx, 'requests', id);
    const before = await findRequestAnywhere(trx, id);
    await restoreFromTrash(trx, 'requests', id, event.now);
    await assignCustomer(trx, id, event.now);
    await recordRequest(trx, { id, ...event });
    for (const quote of await listQuotesOfRequest(trx, id)) {
      if (quote.deletedAt !== before?.deletedAt) continue;
      await withUseAgain(trx, quote, () => restoreFromTrash(trx, 'quotes', quote.id, event.now));
      await recordQuote(trx, { id: quote.id, ...event });
    }
    return presentRequest(trx, id);
  });
}

const presentRequest = async (trx: Trx, id: number) => toRequest(await getRequest(trx, id));
