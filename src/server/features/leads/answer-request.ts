import { lockRecord } from '#server/db/lock-record.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { recordAnswer, takeAnswerBack } from '#server/features/answer-clock/answer-clock.ts';
import type { Actor } from '#server/features/events/actors.ts';
import { getRequest } from '#server/features/requests/requests.queries.ts';
import { toRequest } from '#server/features/requests/requests.serializer.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import type { AnswerChannel, AnsweredRequest, CustomerRequest } from '#shared/requests.ts';

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
