import type { Trx } from '#server/db/transaction.ts';
import { type Actor, type Facts, insertHistory } from '#server/features/history/history.queries.ts';
import type { HistoryAction } from '#shared/history.ts';
import type { RequestWithQuote } from './requests.queries.ts';

interface RequestEvent {
  id: number;
  action: HistoryAction;
  before?: RequestWithQuote;
  after?: RequestWithQuote;
  by: Actor;
  now: Date;
}

export const recordRequest = (trx: Trx, { id, before, after, ...event }: RequestEvent): Promise<void> =>
  insertHistory(trx, {
    ...event,
    record: 'request',
    recordId: id,
    ...(before && { before: factsOf(before) }),
    ...(after && { after: factsOf(after) }),
  });

const factsOf = ({ status, priority, notes, quoteRequestId }: RequestWithQuote): Facts => ({
  status,
  priority,
  notes: notes || null,
  quoteRequestId,
});
