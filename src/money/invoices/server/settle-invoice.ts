import type { Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import { settledStatus } from '#money/ledger/server/owed.ts';
import { sumCents } from '#money/ledger/server/sums.ts';
import { getInvoice } from './invoices.queries.ts';

/**
 * Brings sums and status of a locked invoice in line with the ledger and its credit notes, after anything that may change
 * them. A void one stays void.
 */
export async function settleInvoice(trx: Trx, id: number, now: Date): Promise<void> {
  const before = await getInvoice(trx, id);
  const paidCents = sumCents(before.payments);
  const creditedCents = before.creditNotes.reduce((sum, { totalCents }) => sum - totalCents, 0);
  const isVoided = before.creditNotes.some(({ voids }) => voids !== null);
  const status = isVoided ? 'void' : settledStatus({ ...before, paidCents, creditedCents });
  await trx
    .updateTable('invoices')
    .set({ paidCents, creditedCents, status, version: before.version + 1, updatedAt: now.toISOString() })
    .where('id', '=', id)
    .execute();
  const invoice = { ...before, status };
  await record(trx, { type: 'invoice.settled', invoice, formerStatus: before.status }, now);
}
