import { lockRecord } from '#server/db/lock-record.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '#server/features/audit/write-audit.ts';
import { expireCheckoutsLater } from '#server/features/checkouts/expire-checkouts.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { business } from '#shared/content/business.ts';
import { calendarDate } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices.ts';
import { exactDollars, formatCents } from '#shared/money.ts';
import { type InvoiceDeps, newToken } from './create-invoice.ts';
import { endInvoiceReminders } from './invoice-reminders.ts';
import { getInvoice, type InvoiceWithLines, insertInvoice, invoiceSearchText } from './invoices.queries.ts';
import { toInvoice } from './invoices.serializer.ts';
import { takeNumber } from './issue-invoice.ts';

/**
 * Voids an issued invoice with a credit note for the full amount; discards a draft. The same call again changes nothing.
 * Throws `wrong-state` until all payments are refunded, and for a credit note.
 */
export async function voidInvoice(
  deps: InvoiceDeps,
  { id, caller }: { id: number; caller: Caller },
): Promise<Invoice> {
  const { db, clock, config } = deps;
  const now = clock();
  const present = { now, config };
  const voided = await inTransaction(db, async (trx) => {
    await lockRecord(trx, 'invoices', id);
    const invoice = await getInvoice(trx, id);
    if (invoice.status === 'void') return toInvoice(invoice, present);
    refuseVoid(invoice);
    await trx
      .updateTable('invoices')
      .set({ status: 'void', version: invoice.version + 1, updatedAt: now.toISOString() })
      .where('id', '=', id)
      .execute();
    await endInvoiceReminders(trx, id);
    if (invoice.number !== null) {
      const creditNote = await insertCreditNote(trx, invoice, now);
      const after = { number: invoice.number, creditNote, total: formatCents(-invoice.totalCents) };
      await writeAudit(
        trx,
        { caller, action: 'invoice-voided', subject: { kind: 'invoice', id }, after },
        now,
      );
    }
    return toInvoice(await getInvoice(trx, id), present);
  });
  expireCheckoutsLater(deps, id, 0);
  return voided;
}

function refuseVoid({ creditOf, paidCents }: InvoiceWithLines): void {
  if (creditOf !== null) throw new AppError('wrong-state', 'A credit note can’t be voided.');
  if (paidCents === 0) return;
  const paid = exactDollars(formatCents(paidCents));
  throw new AppError('wrong-state', `The customer has paid ${paid}. Record a refund first, then void it.`);
}

async function insertCreditNote(trx: Trx, invoice: InvoiceWithLines, now: Date): Promise<string> {
  const {
    lines,
    id,
    payments: _,
    disputes: _disputes,
    creditNote: _note,
    creditOfNumber: _number,
    ...row
  } = invoice;
  const { sentAt: _sent, searchText: _text, ...copied } = row;
  const issuedDate = calendarDate(now, business.timeZone);
  const number = await takeNumber(trx, issuedDate);
  const made = await insertInvoice(
    trx,
    {
      ...copied,
      number,
      status: 'issued',
      creditOf: id,
      token: newToken(),
      subtotalCents: negated(invoice.subtotalCents),
      discountCents: negated(invoice.discountCents),
      adjustmentCents: negated(invoice.adjustmentCents),
      taxCents: negated(invoice.taxCents),
      totalCents: negated(invoice.totalCents),
      issuedDate,
      dueDate: null,
      sentAt: null,
      paidCents: 0,
      version: 1,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    },
    lines.map((line) => ({ ...line, unitPriceCents: negated(line.unitPriceCents) })),
  );
  const searchText = invoiceSearchText(made);
  await trx.updateTable('invoices').set({ searchText }).where('id', '=', made.id).execute();
  return number;
}

/** Without a negative zero. */
const negated = (cents: number) => (cents === 0 ? 0 : -cents);
