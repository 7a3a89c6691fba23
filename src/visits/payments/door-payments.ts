import * as z from 'zod/mini';
import { centsSchema } from '#kit/money/money.ts';
import { optionalText } from '#kit/wire/text.ts';
import { highestTipCents } from '#money/tips/tip-amounts.ts';
import * as texts from './door-payments-texts.ts';

const doorMethods = ['cash', 'check'] as const;
export type DoorMethod = (typeof doorMethods)[number];

/** Taken by a crew, perhaps without a signal. `takenAt` is by the phone's clock. */
export const newDoorPaymentSchema = z
  .object({
    method: z.enum(doorMethods, texts.cashOrCheck),
    /** Without the tip. */
    amount: centsSchema,
    /** The number of a check. */
    reference: optionalText(100),
    tip: z._default(centsSchema.check(z.maximum(highestTipCents, texts.tipTooHigh)), 0),
    takenAt: z.iso.datetime({ offset: true, error: texts.whenPaid }),
  })
  .check(z.refine(({ amount, tip }) => amount + tip > 0, { path: ['amount'], message: texts.enterAmount }));
export type NewDoorPayment = z.infer<typeof newDoorPaymentSchema>;

/** As a crew entered it; the ledger counts. */
const doorPaymentSchema = z.object({
  id: z.int(),
  method: z.enum(doorMethods),
  amount: z.string(),
  tip: z.string(),
  reference: z.string(),
  takenAt: z.string(),
  by: z.string(),
});
export type DoorPayment = z.infer<typeof doorPaymentSchema>;

/** A crew sees this where it takes payments, and nothing else of its customer's money. */
export const owedShape = {
  owed: z.optional(z.string()),
  /** The page of the invoice; null before one is issued, and once nothing is owed on it. */
  payUrl: z.optional(z.nullable(z.string())),
  /** Percentages of the total before tax; none where customers are not asked. */
  tips: z.optional(z.array(z.object({ percent: z.int(), amount: z.string() }))),
  payments: z.optional(z.array(doorPaymentSchema)),
};

/** One that was refused, for the office to settle. */
export const refusedPaymentSchema = z.extend(doorPaymentSchema, {
  visitId: z.int(),
  quoteId: z.int(),
  date: z.string(),
  customerName: z.string(),
  /** How much was owed when it arrived. */
  owed: z.nullable(z.string()),
  /** The invoice to look at; null before there is one. */
  invoiceId: z.nullable(z.int()),
});
export type RefusedPayment = z.infer<typeof refusedPaymentSchema>;

type Id = number | ':id';

export const doorPaymentApi = {
  record: (id: Id) => `/api/admin/visits/${id}/payments`,
  settle: (id: Id) => `/api/admin/door-payments/${id}/settle`,
} as const;
