import { readSettings } from '#company/settings/server/settings.queries.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { AnswerChannel, AnsweredRequest, CustomerRequest } from '#sales/requests/requests.ts';
import { recordAnswer, takeAnswerBack } from '#sales/requests/server/answer-clock.ts';
import { getRequest } from '#sales/requests/server/requests.queries.ts';
import { toRequest } from '#sales/requests/server/requests.serializer.ts';

/** Staff called or wrote: stops the answer clock. Repeating it changes nothing. */
export function markAnswered(
  deps: Deps,
  id: number,
  channel: AnswerChannel,
  by: Actor,
): Promise<AnsweredRequest> {
  const now = deps.clock();
  return inTransaction(deps.db, async (trx) => {
    await lockRecord(trx, 'requests', id);
    await getRequest(trx, id);
    const isFirst = await recordAnswer(trx, id, { channel, by, now });
    return { ...toRequest(await getRequest(trx, id)), isFirst };
  });
}

/** The call did not come about: the clock goes on as before. Repeating it changes nothing. */
export function unmarkAnswered(deps: Deps, id: number, by: Actor): Promise<CustomerRequest> {
  const now = deps.clock();
  return inTransaction(deps.db, async (trx) => {
    await lockRecord(trx, 'requests', id);
    const request = await getRequest(trx, id);
    await takeAnswerBack(trx, request, (await readSettings(trx)).values, { by, now });
    return toRequest(await getRequest(trx, id));
  });
}
