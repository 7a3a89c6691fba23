import { toFlag } from '#kit/db/portable.ts';
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
  const { id: movementId, customerId, quoteId, invoiceId, refusal, providerId } = movement;
  if (customerId === null || refusal !== null) return;
  const { kinds } = await readMessageSettings(trx);
  if (!kinds.receipt.isEnabled) return;
  const about = { customerId, quoteId, visitId: null, invoiceId, movementId };
  // Staff record what was paid otherwise.
  const isFromWebsite = toFlag(providerId !== null);
  await insertMessage(trx, { kind: 'receipt', ...about, isFromWebsite }, now, now);
}
