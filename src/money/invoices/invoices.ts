import * as z from 'zod/mini';
import { unitSchema } from '#company/catalog/services.ts';
import {
  dueDaysSchema,
  invoiceEmailSchema,
  invoiceLimits,
  taxPercentSchema,
} from '#company/profile/invoice-rules.ts';
import { centsSchema, signedCentsSchema } from '#kit/money/money.ts';
import { freeText, optionalText, requiredText, trimmedText } from '#kit/wire/text.ts';
import { movementKinds } from '#money/ledger/movements.ts';
import { disputeSchema } from '#money/online-payments/online-payments.ts';
import { channelsSchema } from '#sales/quotes/quote-pages.ts';
import { creditNoteSchema } from './credit-notes.ts';
import { invoiceLinesSchema } from './invoice-lines.ts';
import { paymentMethods } from './payment-methods.ts';

/** `paid`: nothing is owed. `void`: credit notes took all of it back, or it was a draft that was discarded. */
const invoiceStatuses = ['draft', 'issued', 'paid', 'void'] as const;
const invoiceStatusSchema = z.enum(invoiceStatuses);
export type InvoiceStatus = z.infer<typeof invoiceStatusSchema>;

const paymentMethodSchema = z.enum(paymentMethods, 'Choose how it was paid');

/** Money is in dollars. A refund is negative. */
export const paymentSchema = z.object({
  id: z.int(),
  /** `returned`: a refund failed. `dispute`: the customer’s bank took the payment back. */
  kind: z.enum(movementKinds),
  amount: z.string(),
  method: paymentMethodSchema,
  paidAt: z.string(),
  /** Such as a check number. */
  reference: z.string(),
  recordedBy: z.string(),
  /** Stripe reported it. */
  isOnline: z.boolean(),
  /** Came with it for the crew, on top; no part of any sum of the invoice. */
  tip: z.string(),
  /** The amount that Stripe can still refund, without the tip. */
  refundable: z.string(),
});
export type Payment = z.infer<typeof paymentSchema>;

const lineSchema = z.object({
  title: z.string(),
  /** Whole, but for hours in halves. */
  quantity: z.number(),
  unit: unitSchema,
  unitPrice: z.string(),
  /** The line costs this much at least; null for none. */
  minimumPrice: z.nullable(z.string()),
  lineTotal: z.string(),
});

/** Amounts of a credit note are negative. */
export const invoiceSchema = z.object({
  id: z.int(),
  /** Null for a draft. */
  number: z.nullable(z.string()),
  status: invoiceStatusSchema,
  /** The invoice that this credit note takes back, or a part of it. */
  creditOf: z.nullable(z.int()),
  creditOfNumber: z.nullable(z.string()),
  creditReason: z.string(),
  /** This credit note takes back all that was left of its invoice. */
  isVoiding: z.boolean(),
  /** The credit note that took back all that was left. */
  creditNote: z.nullable(z.object({ id: z.int(), number: z.string() })),
  /** All of an invoice, oldest first. */
  creditNotes: z.array(creditNoteSchema),
  /** Null once the records are erased. */
  quoteId: z.nullable(z.int()),
  visitId: z.nullable(z.int()),
  customerId: z.nullable(z.int()),
  customerName: z.string(),
  email: z.string(),
  /** Where the service took place; may be empty. */
  serviceAddress: z.string(),
  serviceDate: z.nullable(z.string()),
  lines: z.array(lineSchema),
  subtotal: z.string(),
  discountPercent: z.int(),
  discount: z.string(),
  /** The discount that staff give in dollars, in place of the percentage; null without. */
  discountAmount: z.nullable(z.string()),
  /** Why; the customer reads it. */
  discountReason: z.string(),
  /** The customer's code, and the amount that it takes off; empty and 0.00 without one. */
  code: z.string(),
  codeDiscount: z.string(),
  /** As the quote has them; both are in the total. */
  minimumFee: z.string(),
  tripFee: z.string(),
  adjustment: z.string(),
  taxPercent: z.number(),
  tax: z.string(),
  total: z.string(),
  paid: z.string(),
  /** The sum of its credit notes. */
  credited: z.string(),
  /** The amount still owed. */
  balance: z.string(),
  /** The amount paid beyond what is owed. */
  refundDue: z.string(),
  dueDays: z.int(),
  /** Calendar dates, local to the business; null for a draft. */
  issuedDate: z.nullable(z.string()),
  dueDate: z.nullable(z.string()),
  isOverdue: z.boolean(),
  sentAt: z.nullable(z.string()),
  notes: z.string(),
  /** How it was cleaned, which warranties of manufacturers ask for. */
  method: z.string(),
  legalName: z.string(),
  license: z.string(),
  /** The postal address of the business in one line; empty if there was none when the invoice was issued. */
  postalAddress: z.string(),
  phone: z.string(),
  businessEmail: z.string(),
  payments: z.array(paymentSchema),
  disputes: z.array(disputeSchema),
  /** The customer's page; null for a draft. */
  url: z.nullable(z.string()),
  version: z.int(),
  createdAt: z.string(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

const percent = 'Enter a whole number from 0 to 100';
const date = z.iso.date('Enter a date as YYYY-MM-DD');

/** Staff enter these in a draft. */
const draftShape = {
  lines: invoiceLinesSchema,
  discountPercent: z.int(percent).check(z.minimum(0, percent), z.maximum(100, percent)),
  discountAmount: z.nullable(centsSchema),
  discountReason: freeText(100).check(z.trim()),
  adjustment: signedCentsSchema,
  taxPercent: taxPercentSchema,
  dueDays: dueDaysSchema,
  customerName: requiredText('A name is required', 200),
  email: invoiceEmailSchema,
  serviceAddress: trimmedText(300),
  serviceDate: z.nullable(date),
  notes: freeText(invoiceLimits.notes).check(z.trim()),
  method: freeText(invoiceLimits.method).check(z.trim()),
};

/** A draft from a quote, from a visit, or for a customer with lines of its own. What is missing is copied from there. */
export const newInvoiceSchema = z
  .object({
    ...z.partial(z.object(draftShape)).shape,
    quoteId: z.optional(z.int('Choose a quote')),
    visitId: z.optional(z.int('Choose a visit')),
    customerId: z.optional(z.int('Choose a customer')),
  })
  .check(
    z.refine(({ quoteId, visitId, customerId }) => quoteId ?? visitId ?? customerId, {
      path: ['customerId'],
      message: 'Choose a quote, a visit or a customer',
    }),
    z.refine(({ quoteId, visitId, lines }) => quoteId !== undefined || visitId !== undefined || lines, {
      path: ['lines'],
      message: 'Add at least one line',
    }),
  );
export type NewInvoiceInput = z.infer<typeof newInvoiceSchema>;

/** Missing fields stay unchanged. */
export const invoiceUpdateSchema = z.extend(z.partial(z.object(draftShape)), {
  version: z.optional(z.int()),
});
export type InvoiceUpdate = z.infer<typeof invoiceUpdateSchema>;

/** The version that the caller saw. */
export const invoiceVersionSchema = z.object({ version: z.optional(z.int()) });

export const newPaymentSchema = z.object({
  amount: centsSchema.check(z.minimum(1, 'Enter an amount')),
  method: paymentMethodSchema,
  paidAt: z.iso.datetime({ offset: true, error: 'Enter when it was paid' }),
  reference: optionalText(100),
});
export type NewPaymentInput = z.infer<typeof newPaymentSchema>;

export const sendInvoiceSchema = z.object({ channels: channelsSchema, message: optionalText(5000) });
export type SendInvoiceInput = z.infer<typeof sendInvoiceSchema>;

/** Money that went back. */
export const newRefundSchema = z.extend(newPaymentSchema, {
  /** The tips of the payments by hand too, on top of the amount. */
  withTip: z._default(z.boolean(), false),
});
export type NewRefundInput = z.infer<typeof newRefundSchema>;

export const invoiceFilters = [...invoiceStatuses, 'overdue', 'credit-note'] as const;
export type InvoiceFilterStatus = (typeof invoiceFilters)[number];

/** `issued` is what is still owed. */
export const invoiceFilterSchema = z.object({
  search: optionalText(200),
  status: z.optional(z.enum(invoiceFilters, 'No such status')),
  quoteId: z.optional(z.coerce.number().check(z.int())),
  customerId: z.optional(z.coerce.number().check(z.int())),
});
export type InvoiceFilter = z.infer<typeof invoiceFilterSchema>;
