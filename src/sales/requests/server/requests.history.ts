import type { Trx } from '#kit/db/transaction.ts';
import type { HistoryAction } from '#kit/events/history.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import type { Facts } from '#kit/events/server/history-changes.ts';
import { record } from '#kit/events/server/record.ts';
import type { RequestWithQuote } from './requests.queries.ts';

type RequestEvent = { id: number; by: Actor; now: Date } & (
  | { action: 'changed'; before: RequestWithQuote; after: RequestWithQuote }
  | { action: Exclude<HistoryAction, 'changed'>; before?: never; after?: never }
);

export function recordRequest(trx: Trx, { id, action, before, after, by, now }: RequestEvent): Promise<void> {
  const about = { subject: { kind: 'request', id }, by } as const;
  if (action !== 'changed') return record(trx, { type: `request.${action}`, ...about }, now);
  const facts = { before: getFacts(before), after: getFacts(after) };
  return record(trx, { type: 'request.changed', ...about, ...facts, change: { before, after } }, now);
}

const getFacts = ({ status, priority, notes, quoteRequestId }: RequestWithQuote): Facts => ({
  status,
  priority,
  notes: notes || null,
  quoteRequestId,
});
