import { lockRecord } from '#kit/db/lock-record.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { divideCredit } from '#kit/money/credit-amounts.ts';
import { exactDollars, formatCents } from '#kit/money/money.ts';
import { AppError } from '#kit/server/errors.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { expireCheckoutsLater } from '#money/payment-pages/server/expire-checkouts.ts';
import type { InvoiceDeps } from './create-invoice.ts';
import { getInvoice, type InvoiceWithLines } from './invoices.queries.ts';
import { toInvoice } from './invoices.serializer.ts';
import {
  type Credit,
  getAmount,
  getBilled,
  getCredited,
  storeCreditNote,
  toWhole,
} from './store-credit-note.ts';

/**
 * Voids an issued invoice with a credit note for all that is left of it; discards a draft. The same call again changes
 * nothing. Throws `wrong-state` until all payments are refunded, and for a credit note.
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
    if (invoice.number === null) {
      await trx
        .updateTable('invoices')
        .set({ status: 'void', version: invoice.version + 1, updatedAt: now.toISOString() })
        .where('id', '=', id)
        .execute();
    } else {
      const credit = getRest(invoice);
      const creditNote = await storeCreditNote(trx, invoice, credit, now);
      const after = { number: invoice.number, creditNote, total: formatCents(-credit.totalCents) };
      const subject = { kind: 'invoice' as const, id };
      await record(trx, { caller, type: 'invoice-voided', subject, after }, now);
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

function getRest(invoice: InvoiceWithLines): Credit {
  if (invoice.creditedCents === 0) return toWhole(invoice);
  const left = invoice.totalCents - invoice.creditedCents;
  const parts = divideCredit(getBilled(invoice), getCredited(invoice), left);
  return getAmount(`Rest of invoice ${invoice.number}`, parts, '');
}
