import type { Trx } from '#server/db/transaction.ts';
import { settledStatus } from '#server/features/ledger/owed.ts';
import { sumCents } from '#server/features/ledger/sums.ts';
import { endInvoiceReminders, planInvoiceReminders } from './invoice-reminders.ts';
import { getInvoice } from './invoices.queries.ts';

/**
 * Brings sums, status and reminders of a locked invoice in line with the ledger and its credit notes, after anything that
 * may change them. A void one stays void; one that is owed again gets its reminders again.
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
  if (status !== 'issued') await endInvoiceReminders(trx, id);
  else if (before.status !== 'issued') await planInvoiceReminders(trx, { ...before, status }, now);
}
