import { getLineCents } from '#company/catalog/pricing.ts';
import { formatMinimum } from '#company/catalog/server/services.serializer.ts';
import type { InvoiceRow } from '#kit/db/tables/invoices.ts';
import type { MovementRow } from '#kit/db/tables/ledger.ts';
import { pathIn } from '#kit/language/language.ts';
import { formatCents } from '#kit/money/money.ts';
import { invoicePaths } from '#kit/paths/invoice-paths.ts';
import type { Config } from '#kit/server/config.ts';
import { calendarDate } from '#kit/time/dates.ts';
import type { Invoice, Payment } from '#money/invoices/invoices.ts';
import { balanceCents, refundDueCents } from '#money/ledger/server/owed.ts';
import { refundableOfPayment } from '#money/ledger/server/pending-refunds.ts';
import { sumCents } from '#money/ledger/server/sums.ts';
import type { InvoiceWithLines } from './invoices.queries.ts';

interface Present {
  now: Date;
  config: Pick<Config, 'publicUrl'>;
}

export const toInvoice = (row: InvoiceWithLines, { now, config }: Present): Invoice => ({
  id: row.id,
  number: row.number,
  status: row.status,
  creditOf: row.creditOf,
  creditOfNumber: row.creditOfNumber,
  creditReason: row.creditReason,
  isVoiding: row.voids !== null,
  creditNote: getVoidingNote(row),
  creditNotes: row.creditNotes.map(({ id, number, issuedDate, totalCents, creditReason, lines }) => ({
    id,
    number: number!,
    issuedDate: issuedDate!,
    total: formatCents(totalCents),
    reason: creditReason,
    lines: lines.map(({ creditOf, quantity }) => ({ line: getPlace(row, creditOf), quantity })),
  })),
  quoteId: row.quoteId,
  visitId: row.visitId,
  customerId: row.customerId,
  customerName: row.customerName,
  email: row.email,
  serviceAddress: row.serviceAddress,
  serviceDate: row.serviceDate,
  lines: row.lines.map((line) => ({
    title: line.title,
    quantity: line.quantity,
    unit: line.unit,
    unitPrice: formatCents(line.unitPriceCents),
    minimumPrice: formatMinimum(line),
    lineTotal: formatCents(getLineCents(line)),
  })),
  subtotal: formatCents(row.subtotalCents),
  discountPercent: row.discountPercent,
  discount: formatCents(row.discountCents),
  discountAmount: row.ownDiscountCents === null ? null : formatCents(row.ownDiscountCents),
  discountReason: row.discountReason,
  code: row.code,
  codeDiscount: formatCents(row.codeCents),
  minimumFee: formatCents(row.minimumFeeCents),
  tripFee: formatCents(row.tripFeeCents),
  adjustment: formatCents(row.adjustmentCents),
  taxPercent: row.taxThousandths / 1000,
  tax: formatCents(row.taxCents),
  total: formatCents(row.totalCents),
  paid: formatCents(row.paidCents),
  credited: formatCents(row.creditedCents),
  balance: formatCents(balanceCents(row)),
  refundDue: formatCents(refundDueCents(row)),
  dueDays: row.dueDays,
  issuedDate: row.issuedDate,
  dueDate: row.dueDate,
  isOverdue: isOverdue(row, now),
  sentAt: row.sentAt,
  notes: row.notes,
  method: row.method,
  legalName: row.legalName,
  license: row.license,
  postalAddress: row.postalAddress,
  phone: row.phone,
  businessEmail: row.businessEmail,
  payments: row.payments.map((payment) => toPayment(payment, row)),
  disputes: row.disputes.map(({ id, amountCents, reason, status, openedAt, closedAt }) => ({
    id,
    amount: formatCents(amountCents),
    reason,
    status,
    openedAt,
    closedAt,
  })),
  url: row.number === null ? null : config.publicUrl + pathIn(row.language, invoicePaths.page(row.token)),
  version: row.version,
  createdAt: row.createdAt,
});

function getVoidingNote({ creditNotes }: InvoiceWithLines): Invoice['creditNote'] {
  const note = creditNotes.find(({ voids }) => voids !== null);
  return note ? { id: note.id, number: note.number! } : null;
}

const getPlace = ({ lines }: InvoiceWithLines, lineId: number | null) =>
  lines.findIndex(({ id }) => id === lineId) + 1;

/** The due date is inclusive. */
const isOverdue = (
  row: Parameters<typeof balanceCents>[0] & Pick<InvoiceRow, 'dueDate'>,
  now: Date,
): boolean => balanceCents(row) > 0 && row.dueDate !== null && row.dueDate < calendarDate(now);

export const toPayment = (
  payment: MovementRow,
  invoice: Pick<InvoiceWithLines, 'payments' | 'tips' | 'disputes'>,
): Payment => ({
  id: payment.id,
  kind: payment.kind,
  amount: formatCents(payment.amountCents),
  method: payment.method,
  paidAt: payment.paidAt,
  reference: payment.reference,
  recordedBy: payment.recordedBy,
  isOnline: payment.providerId !== null,
  tip: formatCents(sumCents(invoice.tips.filter(({ tipOf }) => tipOf === payment.id))),
  refundable: formatCents(refundableOfPayment(payment, { ...invoice, movements: invoice.payments })),
});
