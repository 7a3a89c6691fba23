import type { Trx } from '#server/db/transaction.ts';
import { insertMessage, skipPlanned } from '#server/features/messages/messages.queries.ts';
import { addDays, calendarDate, instantOf } from '#shared/dates.ts';
import type { InvoiceWithLines } from './invoices.queries.ts';

/** Days after the due date, or after the day on which a paid invoice was owed again, if that is later. */
const reminderDays = [7, 14];
const nineOClock = 9 * 60;

export async function planInvoiceReminders(
  trx: Trx,
  { id: invoiceId, quoteId, customerId, status, dueDate }: InvoiceWithLines,
  now: Date,
): Promise<void> {
  if (customerId === null || status !== 'issued' || dueDate === null) return;
  const today = calendarDate(now);
  for (const days of reminderDays) {
    const dueAt = instantOf(addDays(dueDate > today ? dueDate : today, days), nineOClock);
    const message = { kind: 'invoice-reminder' as const, customerId, quoteId, visitId: null, invoiceId };
    await insertMessage(trx, message, dueAt, now);
  }
}

export const endInvoiceReminders = (trx: Trx, invoiceId: number): Promise<void> =>
  skipPlanned(trx, { invoiceId }, ['invoice-reminder'], 'not-owed');
