import type { Trx } from '#kit/db/transaction.ts';
import { addDays, calendarDate, getInstant } from '#kit/time/dates.ts';
import type { InvoiceStatus } from '#money/invoices/invoices.ts';
import type { InvoiceWithLines } from '#money/invoices/server/invoices.queries.ts';
import { insertMessage, skipPlanned } from './messages.queries.ts';

/** Days after the due date, or after the day on which a paid invoice was owed again, if that is later. */
const reminderDays = [7, 14];
const nineOClock = 9 * 60;

/** Sent by itself, in the way that its customer is written to. */
export async function planInvoice(
  trx: Trx,
  { invoice: { id: invoiceId, quoteId, customerId } }: { invoice: InvoiceWithLines },
  now: Date,
): Promise<void> {
  if (customerId === null) return;
  const message = { kind: 'invoice' as const, customerId, quoteId, visitId: null, invoiceId };
  await insertMessage(trx, message, now, now);
}

export async function planInvoiceReminders(
  trx: Trx,
  { invoice: { id: invoiceId, quoteId, customerId, status, dueDate } }: { invoice: InvoiceWithLines },
  now: Date,
): Promise<void> {
  if (customerId === null || status !== 'issued' || dueDate === null) return;
  const today = calendarDate(now);
  for (const days of reminderDays) {
    const dueAt = getInstant(addDays(dueDate > today ? dueDate : today, days), nineOClock);
    const message = { kind: 'invoice-reminder' as const, customerId, quoteId, visitId: null, invoiceId };
    await insertMessage(trx, message, dueAt, now);
  }
}

/** Only an invoice that is owed is reminded of; one that is owed again gets its reminders again. */
export async function followInvoice(
  trx: Trx,
  { invoice, formerStatus }: { invoice: InvoiceWithLines; formerStatus: InvoiceStatus },
  now: Date,
): Promise<void> {
  const { id: invoiceId, status } = invoice;
  if (status !== 'issued') await skipPlanned(trx, { invoiceId }, ['invoice-reminder'], 'not-owed');
  else if (formerStatus !== 'issued') await planInvoiceReminders(trx, { invoice }, now);
}
