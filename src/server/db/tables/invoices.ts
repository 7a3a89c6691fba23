import type { Generated, Insertable, Selectable } from 'kysely';
import type { InvoiceStatus, PaymentMethod } from '#shared/invoices.ts';
import type { DisputeStatus } from '#shared/online-payments.ts';

/** An invoice or a credit note. Once issued, only status, payments, `sentAt` and what an erasure removes change. */
export interface InvoicesTable {
  id: Generated<number>;
  version: Generated<number>;
  createdAt: string;
  updatedAt: string;
  /** `2026-0001`; null for a draft. */
  number: string | null;
  status: InvoiceStatus;
  /** The invoice that this credit note cancels, with negative amounts. */
  creditOf: number | null;
  /** Null once the record is purged: the invoice has its own copy of everything. */
  quoteId: number | null;
  visitId: number | null;
  customerId: number | null;
  /** Of the customer's page. */
  token: string;
  customerName: string;
  email: string;
  serviceAddress: string;
  serviceDate: string | null;
  subtotalCents: number;
  discountPercent: number;
  discountCents: number;
  adjustmentCents: number;
  /** 9,500 is 9.5%. */
  taxThousandths: number;
  taxCents: number;
  totalCents: number;
  /** The sum of its payments. */
  paidCents: Generated<number>;
  dueDays: number;
  /** Calendar dates, local to the business; null for a draft. */
  issuedDate: string | null;
  dueDate: string | null;
  sentAt: string | null;
  notes: string;
  method: string;
  /** The business as it was when the invoice was issued. */
  legalName: string;
  license: string;
  phone: string;
  businessEmail: string;
  searchText: string;
}

export interface InvoiceLinesTable {
  id: Generated<number>;
  invoiceId: number;
  title: string;
  quantity: number;
  unitPriceCents: number;
}

/** The last number of each year. Issuing locks the row, so a rolled back issue leaves no gap. */
export interface InvoiceNumbersTable {
  year: number;
  last: number;
}

/** A refund is negative. */
export interface PaymentsTable {
  id: Generated<number>;
  invoiceId: number;
  amountCents: number;
  method: PaymentMethod;
  paidAt: string;
  reference: string;
  recordedBy: string;
  /** Stripe's id of the payment, refund or lost dispute; null where staff recorded it. */
  providerId: string | null;
  /** The online payment that this one takes back. */
  refundOf: number | null;
  createdAt: string;
}

/** A payment page at Stripe. */
export interface CheckoutsTable {
  id: Generated<number>;
  sessionId: string;
  invoiceId: number | null;
  amountCents: number;
  url: string;
  status: CheckoutStatus;
  expiresAt: string;
  createdAt: string;
}

/** `pending`: the customer is done, and the bank takes days. */
export type CheckoutStatus = 'open' | 'pending' | 'paid' | 'expired' | 'failed';

/** A closed one never opens again, since events arrive in any order. */
export interface DisputesTable {
  id: Generated<number>;
  providerId: string;
  paymentId: number;
  amountCents: number;
  reason: string;
  status: DisputeStatus;
  openedAt: string;
  closedAt: string | null;
}

export type InvoiceRow = Selectable<InvoicesTable>;
export type NewInvoice = Insertable<InvoicesTable>;
export type InvoiceLineRow = Selectable<InvoiceLinesTable>;
export type PaymentRow = Selectable<PaymentsTable>;
export type CheckoutRow = Selectable<CheckoutsTable>;
export type DisputeRow = Selectable<DisputesTable>;
