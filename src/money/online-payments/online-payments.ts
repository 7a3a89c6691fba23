import * as z from 'zod/mini';
import { centsSchema } from '#kit/money/money.ts';

/** `lost`: the bank gave the money back to the customer, and a negative payment says so. */
const disputeStatuses = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** The customer's bank takes a payment back. */
export const disputeSchema = z.object({
  id: z.int(),
  amount: z.string(),
  /** As the bank names it, such as `fraudulent`. */
  reason: z.string(),
  status: z.enum(disputeStatuses),
  openedAt: z.string(),
  closedAt: z.nullable(z.string()),
});

/** Only for a payment that Stripe reported. */
export const onlineRefundSchema = z.object({
  paymentId: z.int('Choose a payment'),
  amount: centsSchema.check(z.minimum(1, 'Enter an amount')),
  /** Pays back the tip that came with the payment too, on top of the amount. */
  withTip: z._default(z.boolean(), false),
});
export type OnlineRefundInput = z.infer<typeof onlineRefundSchema>;

type Id = number | ':id';

/** Requires a signed-in administrator. */
export const depositApi = {
  setup: '/api/admin/online-payments',
  kept: '/api/admin/deposits',
  ofQuote: (id: Id) => `/api/admin/quote-requests/${id}/deposits`,
  refund: (id: Id) => `/api/admin/deposits/${id}/refund`,
  refundByHand: (id: Id) => `/api/admin/deposits/${id}/refunds`,
} as const;

export const onlinePaymentSetupSchema = z.object({ isConfigured: z.boolean() });

/** A customer's payment before there is an invoice: online to book, or at the door. */
export const depositSchema = z.object({
  id: z.int(),
  /** Stays once the quote is purged. */
  quoteId: z.nullable(z.int()),
  /** When it was paid; empty once the person is erased. */
  customerName: z.string(),
  amount: z.string(),
  /** The part that was neither paid back nor lost to the customer’s bank. */
  kept: z.string(),
  paidAt: z.string(),
  /** Else a crew took it before there was an invoice. */
  isOnline: z.boolean(),
  /** False: the payment came too late, and is refunded by itself. */
  hasBooked: z.boolean(),
  /** The invoice that it counts on, which refunds it from then on. */
  invoiceId: z.nullable(z.int()),
  disputes: z.array(disputeSchema),
});
export type Deposit = z.infer<typeof depositSchema>;
