import { type PriceRow, priceRows } from '#company/catalog/price-rows.ts';
import type { Db } from '#kit/db/open.ts';
import type { InvoiceRow } from '#kit/db/tables/invoices.ts';
import type { MovementRow } from '#kit/db/tables/ledger.ts';
import type { CsvColumns } from '#kit/http/csv-response.ts';
import { formatCents } from '#kit/money/money.ts';
import { addDays, getInstant, sortableTime } from '#kit/time/dates.ts';
import type { BookkeepingPeriod } from '#money/invoices/bookkeeping.ts';
import { paidBy } from '#money/invoices/payment-methods.ts';
import { movementLabels } from '#money/ledger/movements.ts';
import { balanceCents, refundDueCents } from '#money/ledger/server/owed.ts';

type ListedInvoice = InvoiceRow & { creditOfNumber: string | null };

export const invoiceColumns: CsvColumns<ListedInvoice> = [
  ['Number', (row) => row.number],
  ['Kind', (row) => (row.creditOf === null ? 'Invoice' : 'Credit note')],
  ['Credit of', (row) => row.creditOfNumber],
  ['Status', (row) => row.status],
  ['Issued', (row) => row.issuedDate],
  ['Due', (row) => row.dueDate],
  ['Customer', (row) => row.customerName],
  ['Service date', (row) => row.serviceDate],
  ['Service address', (row) => row.serviceAddress],
  ['Subtotal', (row) => formatCents(row.subtotalCents)],
  ['Discount', (row) => formatCents(-rowCents(row, 'discount') || 0)],
  ['Adjustment', (row) => formatCents(rowCents(row, 'adjustment'))],
  ['Tax in percent', (row) => row.taxThousandths / 1000],
  ['Tax', (row) => formatCents(row.taxCents)],
  ['Total', (row) => formatCents(row.totalCents)],
  ['Paid', (row) => formatCents(row.paidCents)],
  ['Balance', (row) => formatCents(balanceCents(row))],
  ['Credited', (row) => formatCents(row.creditedCents)],
  ['Refund due', (row) => formatCents(refundDueCents(row))],
  // Explains a credit note, or an invoice's discount.
  ['Reason', (row) => row.creditReason || row.discountReason],
  ['Code', (row) => row.code],
  ['Code discount', (row) => formatCents(row.codeCents)],
  ['Minimum order fee', (row) => formatCents(row.minimumFeeCents)],
  ['Trip fee', (row) => formatCents(row.tripFeeCents)],
];

/** As the customer's page has it. */
const rowCents = (row: ListedInvoice, kind: PriceRow['kind']): number =>
  priceRows(row).find((each) => each.kind === kind)?.cents ?? 0;

/** As recorded: a deposit names no invoice that came later, so that a closed month stays as it was. */
export const paymentColumns: CsvColumns<MovementRow> = [
  ['Payment', (row) => row.id],
  ['Paid', (row) => sortableTime(row.paidAt)],
  ['Invoice', (row) => row.invoiceNumber],
  ['Customer', (row) => row.customerName],
  ['Amount', (row) => formatCents(row.amountCents)],
  ['Method', (row) => paidBy({ method: row.method, isOnline: row.providerId !== null })],
  ['Reference', (row) => row.reference],
  ['Recorded by', (row) => row.recordedBy],
  ['Kind', (row) => movementLabels[row.kind]],
  ['Quote', (row) => row.quoteId],
];

interface Page {
  id: number;
  limit: number;
}

/** Invoices and credit notes issued in the period. */
export const listIssuedBefore = (
  db: Db,
  { from, to }: BookkeepingPeriod,
  { id, limit }: Page,
): Promise<ListedInvoice[]> =>
  db
    .selectFrom('invoices')
    .leftJoin('invoices as credited', 'credited.id', 'invoices.creditOf')
    .selectAll('invoices')
    .select('credited.number as creditOfNumber')
    .where('invoices.number', 'is not', null)
    .where('invoices.id', '<', id)
    .$if(from !== undefined, (query) => query.where('invoices.issuedDate', '>=', from!))
    .$if(to !== undefined, (query) => query.where('invoices.issuedDate', '<=', to!))
    .orderBy('invoices.id', 'desc')
    .limit(limit)
    .execute();

/** Movements of the period, deposits among them. */
export const listPaymentsBefore = (
  db: Db,
  { from, to }: BookkeepingPeriod,
  { id, limit }: Page,
): Promise<MovementRow[]> => {
  const begin = (date: string) => getInstant(date, 0).toISOString();
  return db
    .selectFrom('movements')
    .selectAll()
    .where('id', '<', id)
    .$if(from !== undefined, (query) => query.where('paidAt', '>=', begin(from!)))
    .$if(to !== undefined, (query) => query.where('paidAt', '<', begin(addDays(to!, 1))))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
};
