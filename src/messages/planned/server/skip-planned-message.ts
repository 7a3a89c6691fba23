import type { MessageRow } from '#kit/db/tables/messages.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import type { Message } from '#messages/planned/messages.ts';
import { holdQuote } from '#sales/quotes/server/lock-quote.ts';
import { getMessage, skipMessage } from './messages.queries.ts';

/** Skips a planned message permanently. A repeated call changes nothing. */
export function skipPlannedMessage({ db }: Pick<Deps, 'db'>, id: number): Promise<Message> {
  return inTransaction(db, async (trx) => {
    const { quoteId } = await getMessage(trx, id);
    if (quoteId !== null) await holdQuote(trx, quoteId);
    const before = await getMessage(trx, id);
    const isSkipped = before.status === 'skipped' || (await skipMessage(trx, id, 'by-staff'));
    const current = toMessage(await getMessage(trx, id));
    if (!isSkipped) throw new AppError('wrong-state', 'This message is no longer planned.', { current });
    return current;
  });
}

const toMessage = (row: MessageRow): Message => ({
  id: row.id,
  kind: row.kind,
  customerId: row.customerId,
  quoteId: row.quoteId,
  visitId: row.visitId,
  status: row.status,
  reason: row.reason,
  dueAt: row.dueAt,
  sentAt: row.sentAt,
});
