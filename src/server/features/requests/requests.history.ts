import type { Trx } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/events/actors.ts';
import type { Facts } from '#server/features/events/history-changes.ts';
import { record } from '#server/features/events/record.ts';
import type { HistoryAction } from '#shared/history.ts';
import type { RequestWithQuote } from './requests.queries.ts';

type RequestEvent = { id: number; by: Actor; now: Date } & (
  | { action: 'changed'; before: RequestWithQuote; after: RequestWithQuote }
  | { action: Exclude<HistoryAction, 'changed'>; before?: never; after?: never }
);

export function recordRequest(trx: Trx, { id, action, before, after, by, now }: RequestEvent): Promise<void> {
  const about = { subject: { kind: 'request', id }, by } as const;
  if (action !== 'changed') return record(trx, { type: `request.${action}`, ...about }, now);
  const facts = { before: factsOf(before), after: factsOf(after) };
  return record(trx, { type: 'request.changed', ...about, ...facts, change: { before, after } }, now);
}

const factsOf = ({ status, priority, notes, quoteRequestId }: RequestWithQuote): Facts => ({
  status,
  priority,
  notes: notes || null,
  quoteRequestId,
});
