import type { InvoiceLineRow } from '#kit/db/tables/invoices.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { newLinkToken } from '#kit/http/link-token.ts';
import type { NetAndTax } from '#kit/money/credit-amounts.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { freeDeposits } from './attach-deposits.ts';
import { type InvoiceWithLines, insertInvoice, invoiceSearchText, type NewLine } from './invoices.queries.ts';
import { takeNumber } from './issue-invoice.ts';
import { settleInvoice } from './settle-invoice.ts';

/** All amounts are positive; they add up as those of an invoice. */
export interface Credit {
  lines: readonly NewLine[];
  subtotalCents: number;
  discountPercent: number;
  discountCents: number;
  codeCents: number;
  minimumFeeCents: number;
  tripFeeCents: number;
  adjustmentCents: number;
  taxCents: number;
  totalCents: number;
  reason: string;
}

export const getBilled = ({ totalCents, taxCents }: InvoiceWithLines): NetAndTax => ({
  netCents: totalCents - taxCents,
  taxCents,
});

export function getCredited({ creditNotes, creditedCents }: InvoiceWithLines): NetAndTax {
  const taxCents = creditNotes.reduce((sum, note) => sum - note.taxCents, 0);
  return { netCents: creditedCents - taxCents, taxCents };
}

/** Everything, with the lines of the invoice. */
export const toWhole = (invoice: InvoiceWithLines): Credit => ({
  lines: invoice.lines.map((line) => ({ ...line, creditOf: line.id })),
  subtotalCents: invoice.subtotalCents,
  discountPercent: invoice.discountPercent,
  discountCents: invoice.discountCents,
  codeCents: invoice.codeCents,
  minimumFeeCents: invoice.minimumFeeCents,
  tripFeeCents: invoice.tripFeeCents,
  adjustmentCents: invoice.adjustmentCents,
  taxCents: invoice.taxCents,
  totalCents: invoice.totalCents,
  reason: '',
});

/** An amount as one line. */
export const getAmount = (title: string, { netCents, taxCents }: NetAndTax, reason: string): Credit => ({
  lines: [{ title, quantity: 1, unitPriceCents: netCents }],
  subtotalCents: netCents,
  discountPercent: 0,
  discountCents: 0,
  codeCents: 0,
  minimumFeeCents: 0,
  tripFeeCents: 0,
  adjustmentCents: 0,
  taxCents,
  reason,
  totalCents: netCents + taxCents,
});

/**
 * Issues a credit note of a locked invoice, with the next number. One that takes back all that was left voids the invoice.
 * Returns its number.
 */
export async function storeCreditNote(
  trx: Trx,
  invoice: InvoiceWithLines,
  credit: Credit,
  now: Date,
): Promise<string> {
  const isVoiding = invoice.creditedCents + credit.totalCents === invoice.totalCents;
  const issuedDate = calendarDate(now);
  const number = await takeNumber(trx, issuedDate);
  const { quoteId, visitId, customerId, customerName, email, serviceAddress, serviceDate } = invoice;
  const { taxThousandths, dueDays, notes, method, legalName, license, phone, businessEmail } = invoice;
  const { postalAddress } = invoice;
  const made = await insertInvoice(
    trx,
    {
      quoteId,
      visitId,
      customerId,
      customerName,
      email,
      serviceAddress,
      serviceDate,
      taxThousandths,
      dueDays,
      notes,
      method,
      legalName,
      license,
      postalAddress,
      phone,
      businessEmail,
      number,
      status: 'issued',
      creditOf: invoice.id,
      voids: isVoiding ? invoice.id : null,
      creditReason: credit.reason,
      token: newLinkToken(),
      discountPercent: credit.discountPercent,
      subtotalCents: negated(credit.subtotalCents),
      discountCents: negated(credit.discountCents),
      code: invoice.code,
      codeCents: negated(credit.codeCents),
      minimumFeeCents: negated(credit.minimumFeeCents),
      tripFeeCents: negated(credit.tripFeeCents),
      adjustmentCents: negated(credit.adjustmentCents),
      taxCents: negated(credit.taxCents),
      totalCents: negated(credit.totalCents),
      issuedDate,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    },
    credit.lines.map((line) => ({
      ...line,
      unitPriceCents: negated(line.unitPriceCents),
      minimumPriceCents: negated(line.minimumPriceCents ?? 0),
    })),
  );
  const searchText = invoiceSearchText(made);
  await trx.updateTable('invoices').set({ searchText }).where('id', '=', made.id).execute();
  await settleInvoice(trx, invoice.id, now);
  if (isVoiding) await freeDeposits(trx, invoice.id, now);
  return number;
}

/** In the order of the invoice's lines. */
export const quantitiesLeft = ({
  lines,
  creditNotes,
}: InvoiceWithLines): (InvoiceLineRow & { left: number })[] =>
  lines.map((line) => {
    const credited = creditNotes.flatMap((note) => note.lines).filter(({ creditOf }) => creditOf === line.id);
    return { ...line, left: credited.reduce((left, { quantity }) => left - quantity, line.quantity) };
  });

/** Without a negative zero. */
const negated = (cents: number) => (cents === 0 ? 0 : -cents);
