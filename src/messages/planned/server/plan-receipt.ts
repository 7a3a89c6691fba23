import type { MovementRow } from '#kit/db/tables/ledger.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { readMessageSettings } from './message-settings.ts';
import { insertMessage } from './messages.queries.ts';

/** Answers a payment. One that booked nothing goes back, and its customer is told so. */
export async function planReceipt(
  trx: Trx,
  { movement }: { movement: MovementRow },
  now: Date,
): Promise<void> {
  const { id: movementId, customerId, quoteId, invoiceId, refusal } = movement;
  if (customerId === null || refusal !== null) return;
  const { kinds } = await readMessageSettings(trx);
  if (!kinds.receipt.isEnabled) return;
  const receipt = { kind: 'receipt' as const, customerId, quoteId, visitId: null, invoiceId, movementId };
  await insertMessage(trx, receipt, now, now);
}
