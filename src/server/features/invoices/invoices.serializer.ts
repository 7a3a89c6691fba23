import type { Config } from '#server/config.ts';
import type { PaymentRow } from '#server/db/tables/invoices.ts';
import { business } from '#shared/content/business.ts';
import { calendarDate } from '#shared/dates.ts';
import { invoicePaths } from '#shared/invoice-paths.ts';
import type { Invoice, Payment } from '#shared/invoices.ts';
import { formatCents } from '#shared/money.ts';
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
  creditNote: row.creditNote,
  quoteId: row.quoteId,
  visitId: row.visitId,
  customerId: row.customerId,
  customerName: row.customerName,
  email: row.email,
  serviceAddress: row.serviceAddress,
  serviceDate: row.serviceDate,
  lines: row.lines.map(({ title, quantity, unitPriceCents }) => ({
    title,
    quantity,
    unitPrice: formatCents(unitPriceCents),
  })),
  subtotal: formatCents(row.subtotalCents),
  discountPercent: row.discountPercent,
  discount: formatCents(row.discountCents),
  adjustment: formatCents(row.adjustmentCents),
  taxPercent: row.taxThousandths / 1000,
  tax: formatCents(row.taxCents),
  total: formatCents(row.totalCents),
  paid: formatCents(row.paidCents),
  balance: formatCents(balanceCents(row)),
  dueDays: row.dueDays,
  issuedDate: row.issuedDate,
  dueDate: row.dueDate,
  isOverdue: isOverdue(row, now),
  sentAt: row.sentAt,
  notes: row.notes,
  method: row.method,
  legalName: row.legalName,
  license: row.license,
  phone: row.phone,
  businessEmail: row.businessEmail,
  payments: row.payments.map((payment) => toPayment(payment, row)),
  disputes: row.disputes.map(({ id, amountCents, reason, status, openedAt, closedAt }) => ({
    ...{ id, amount: formatCents(amountCents), reason, status, openedAt, closedAt },
  })),
  url: row.number === null ? null : config.publicUrl + invoicePaths.page(row.token),
  version: row.version,
  createdAt: row.createdAt,
});

type Owed = Pick<InvoiceWithLines, 'status' | 'creditOf' | 'totalCents' | 'paidCents' | 'dueDate'>;

/** What is still owed: of an issued invoice only. */
export const balanceCents = ({ status, creditOf, totalCents, paidCents }: Omit<Owed, 'dueDate'>): number =>
  status === 'issued' && creditOf === null ? totalCents - paidCents : 0;

/** The due date is inclusive. */
export const isOverdue = (row: Owed, now: Date): boolean =>
  balanceCents(row) > 0 && row.dueDate !== null && row.dueDate < calendarDate(now, business.timeZone);

/** What Stripe would still refund: nothing while the customer’s bank has the payment. */
export function refundableCents(payment: PaymentRow, { payments, disputes }: InvoiceWithLines): number {
  const { id, providerId, amountCents, refundOf } = payment;
  if (providerId === null || refundOf !== null || amountCents < 0) return 0;
  if (disputes.some(({ paymentId, status }) => paymentId === id && status !== 'won')) return 0;
  const back = payments.filter((other) => other.refundOf === id);
  return back.reduce((sum, refund) => sum + refund.amountCents, amountCents);
}

const toPayment = (payment: PaymentRow, invoice: InvoiceWithLines): Payment => ({
  id: payment.id,
  amount: formatCents(payment.amountCents),
  method: payment.method,
  paidAt: payment.paidAt,
  reference: payment.reference,
  recordedBy: payment.recordedBy,
  isOnline: payment.providerId !== null,
  refundable: formatCents(refundableCents(payment, invoice)),
});
