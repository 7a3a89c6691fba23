import type { Trx } from '#server/db/transaction.ts';
import { insertMessage, skipPlanned } from '#server/features/messages/messages.queries.ts';
import { addDays, instantOf } from '#shared/dates.ts';
import type { InvoiceWithLines } from './invoices.queries.ts';

/** Days after the due date. */
const reminderDays = [7, 14];
const nineOClock = 9 * 60;

export async function planInvoiceReminders(
  trx: Trx,
  { id: invoiceId, quoteId, customerId, status }: InvoiceWithLines,
  { dueDate, now }: { dueDate: string; now: Date },
): Promise<void> {
  if (customerId === null || status !== 'issued') return;
  for (const days of reminderDays) {
    const dueAt = instantOf(addDays(dueDate, days), nineOClock);
    const message = { kind: 'invoice-reminder' as const, customerId, quoteId, visitId: null, invoiceId };
    await insertMessage(trx, message, dueAt, now);
  }
}

export const endInvoiceReminders = (trx: Trx, invoiceId: number): Promise<void> =>
  skipPlanned(trx, { invoiceId }, ['invoice-reminder'], 'not-owed');
