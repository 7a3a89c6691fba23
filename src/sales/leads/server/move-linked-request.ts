import type { Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import type { RequestStatus } from '#sales/requests/requests.ts';
import { dropClock, stopClock } from '#sales/requests/server/answer-clock.ts';
import { recordRequest } from '#sales/requests/server/requests.history.ts';
import { findRequestAnywhere } from '#sales/requests/server/requests.queries.ts';

interface Move {
  requestId: number;
  status: RequestStatus;
  by: Actor;
  now: Date;
}

/** Moves a quote's request to the matching status, also in the trash, since it may be restored. */
export async function moveLinkedRequest(trx: Trx, { requestId: id, status, by, now }: Move): Promise<void> {
  const before = await findRequestAnywhere(trx, id);
  if (!before || before.status === status) return;
  const changes = {
    status,
    firstReplyAt: firstReplyTime(before, status, now),
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
  await trx.updateTable('requests').set(changes).where('id', '=', id).execute();
  if (by.id !== null) await stopClock(trx, id, now);
  // A customer who asks for a change still waits for an answer.
  else if (status !== 'contacted') await dropClock(trx, id);
  await recordRequest(trx, { id, action: 'changed', before, after: { ...before, ...changes }, by, now });
}

/** The time when the status first left 'new'. It stays if the status returns to 'new'. */
export function firstReplyTime(
  before: { status: RequestStatus; firstReplyAt: string | null },
  status: RequestStatus | undefined,
  now: Date,
): string | null {
  const leavesNew = before.status === 'new' && status !== undefined && status !== 'new';
  return before.firstReplyAt ?? (leavesNew ? now.toISOString() : null);
}
