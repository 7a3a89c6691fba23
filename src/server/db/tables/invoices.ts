import type { Generated, Insertable, Selectable } from 'kysely';
import type { InvoiceStatus, PaymentMethod } from '#shared/invoices.ts';

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
  createdAt: string;
}

export type InvoiceRow = Selectable<InvoicesTable>;
export type NewInvoice = Insertable<InvoicesTable>;
export type InvoiceLineRow = Selectable<InvoiceLinesTable>;
export type PaymentRow = Selectable<PaymentsTable>;
