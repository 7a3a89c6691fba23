import type { Generated, Insertable, Selectable } from 'kysely';
import type { Unit } from '#company/catalog/units.ts';
import type { InvoiceStatus } from '#money/invoices/invoices.ts';
import type { DisputeStatus } from '#money/online-payments/online-payments.ts';
import type { Decimal, Flag } from './columns.ts';

/** An invoice or a credit note. Once issued, only status, payments, `sentAt` and what an erasure removes change. */
export interface InvoicesTable {
  id: Generated<number>;
  version: Generated<number>;
  createdAt: string;
  updatedAt: string;
  /** `2026-0001`; null for a draft. */
  number: string | null;
  status: InvoiceStatus;
  /** The invoice that this credit note takes back, or a part of it, with negative amounts. */
  creditOf: number | null;
  /** The same, where the credit note takes back all that was left. */
  voids: number | null;
  creditReason: Generated<string>;
  /** Null once the record is purged: the invoice has its own copy of everything. */
  quoteId: number | null;
  visitId: number | null;
  /** A draft that was made because its visit is done, and that staff have not touched. */
  isAutomatic: Generated<Flag>;
  /** The part of its quote that it bills: how much of the price, and which lines, as JSON of `Coverage['items']`. */
  coveredCents: Generated<number>;
  coveredItems: Generated<string>;
  customerId: number | null;
  /** For the link to the customer's page. */
  token: string;
  customerName: string;
  email: string;
  serviceAddress: string;
  serviceDate: string | null;
  subtotalCents: number;
  discountPercent: number;
  discountCents: number;
  /** In place of the percentage. */
  ownDiscountCents: number | null;
  /** The customer reads it. */
  discountReason: Generated<string>;
  /** As the quote has it. */
  code: Generated<string>;
  codeCents: Generated<number>;
  minimumFeeCents: Generated<number>;
  tripFeeCents: Generated<number>;
  adjustmentCents: number;
  /** 9,500 is 9.5%. */
  taxThousandths: number;
  taxCents: number;
  totalCents: number;
  /** The sum of its movements in the ledger; `settle-invoice.ts` alone writes it, as `creditedCents`. */
  paidCents: Generated<number>;
  /** The sum of its credit notes. */
  creditedCents: Generated<number>;
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
  /** One line; empty if there was none. */
  postalAddress: Generated<string>;
  phone: string;
  businessEmail: string;
  searchText: string;
}

export interface InvoiceLinesTable {
  id: Generated<number>;
  invoiceId: number;
  title: string;
  quantity: Decimal;
  unit: Generated<Unit>;
  unitPriceCents: number;
  /** The line costs this much at least; negative on a credit note, 0 for none. */
  minimumPriceCents: Generated<number>;
  /** The line of the invoice that this one of a credit note takes back. */
  creditOf: number | null;
}

/** The last number of each year. Issuing locks the row, so a rolled back issue leaves no gap. */
export interface InvoiceNumbersTable {
  year: number;
  last: number;
}

/** A payment page at Stripe, of an invoice or of the deposit for a quote. */
export interface CheckoutsTable {
  id: Generated<number>;
  /** Ours until Stripe has opened the page, which then has a `url`. */
  sessionId: string;
  invoiceId: number | null;
  quoteId: number | null;
  /** JSON: the `BookingInput` that the deposit pays for, until it is paid. */
  booking: string | null;
  /** The part of the invoice or the deposit. */
  amountCents: number;
  /** On top of it. */
  tipCents: Generated<number>;
  url: string;
  status: CheckoutStatus;
  expiresAt: string;
  createdAt: string;
}

/** `pending`: the customer is done, and the bank takes days. */
export type CheckoutStatus = 'open' | 'pending' | 'paid' | 'expired' | 'failed';

/** A closed one never opens again, since events arrive in any order; one that was lost may still be won back. */
export interface DisputesTable {
  id: Generated<number>;
  providerId: string;
  /** The movement that the bank takes back. */
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
export type CheckoutRow = Selectable<CheckoutsTable>;
export type DisputeRow = Selectable<DisputesTable>;
