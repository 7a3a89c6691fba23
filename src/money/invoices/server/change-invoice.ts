import { lockRecord } from '#kit/db/lock-record.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { updateEditable } from '#kit/db/update-editable.ts';
import { AppError } from '#kit/server/errors.ts';
import type { Invoice, InvoiceUpdate } from '#money/invoices/invoices.ts';
import { amountColumns, discountColumns, toNewLine } from './amount-columns.ts';
import type { InvoiceDeps } from './create-invoice.ts';
import {
  getInvoice,
  type InvoiceWithLines,
  invoiceSearchText,
  type NewLine,
  replaceLines,
} from './invoices.queries.ts';
import { toInvoice } from './invoices.serializer.ts';

/** Changes a draft. Throws `issued` with the present invoice for any other. */
export function updateInvoice(
  { db, clock, config }: InvoiceDeps,
  id: number,
  { version, lines: sent, taxPercent, adjustment, discountPercent, discountAmount, ...texts }: InvoiceUpdate,
): Promise<Invoice> {
  const now = clock();
  const present = { now, config };
  return inTransaction(db, async (trx) => {
    await lockRecord(trx, 'invoices', id);
    const before = await getInvoice(trx, id);
    if (before.status !== 'draft') throw alreadyIssued(before, present);
    const lines = sent?.map(toNewLine) ?? before.lines;
    const amounts = amountColumns({
      lines,
      ...discountColumns(before, { discountPercent, discountAmount }),
      codeCents: before.codeCents,
      minimumFeeCents: before.minimumFeeCents,
      tripFeeCents: before.tripFeeCents,
      adjustmentCents: adjustment ?? before.adjustmentCents,
      taxThousandths: taxPercent === undefined ? before.taxThousandths : Math.round(taxPercent * 1000),
    });
    const searchText = invoiceSearchText({ ...before, ...texts });
    const isChanged = await updateEditable(trx, 'invoices', {
      id,
      version,
      changes: { ...texts, ...amounts, isAutomatic: 0, searchText },
      now,
      current: async () => toInvoice(await getInvoice(trx, id), present),
      isRestStored: () => linesText(lines) === linesText(before.lines),
    });
    if (isChanged && sent) await replaceLines(trx, id, lines);
    return toInvoice(await getInvoice(trx, id), present);
  });
}

export const alreadyIssued = (invoice: InvoiceWithLines, present: Parameters<typeof toInvoice>[1]) =>
  new AppError(
    'issued',
    invoice.number === null
      ? 'This draft was discarded. Make a new one.'
      : `Invoice ${invoice.number} is issued and can’t change. Void it and make a new one.`,
    { current: toInvoice(invoice, present) },
  );

const linesText = (lines: readonly NewLine[]) =>
  JSON.stringify(
    lines.map((line) => [line.title, line.quantity, line.unit, line.unitPriceCents, line.minimumPriceCents]),
  );
