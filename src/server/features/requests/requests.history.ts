import type { Trx } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/events/actors.ts';
import type { Facts } from '#server/features/events/history-changes.ts';
import { record } from '#server/features/events/record.ts';
import { announce } from '#server/features/webhooks/announce.ts';
import type { HistoryAction } from '#shared/history.ts';
import type { RequestWithQuote } from './requests.queries.ts';
import { toRequest } from './requests.serializer.ts';

interface RequestEvent {
  id: number;
  action: HistoryAction;
  before?: RequestWithQuote;
  after?: RequestWithQuote;
  by: Actor;
  now: Date;
}

/** Also queues the webhooks of a status change, since every change goes through the history. */
export async function recordRequest(trx: Trx, { id, before, after, ...event }: RequestEvent): Promise<void> {
  const { by, now } = event;
  await record(
    trx,
    {
      type: `request.${event.action}`,
      subject: { kind: 'request', id },
      by,
      ...(before && { before: factsOf(before) }),
      ...(after && { after: factsOf(after) }),
    },
    now,
  );
  if (before && after && before.status !== after.status) {
    const data = { request: toRequest(after), formerStatus: before.status };
    await announce(trx, { type: 'request.status-changed', requestId: id, data }, now);
  }
}

const factsOf = ({ status, priority, notes, quoteRequestId }: RequestWithQuote): Facts => ({
  status,
  priority,
  notes: notes || null,
  quoteRequestId,
});
