import * as z from 'zod/mini';
import { type ApiSection, adminEndpoint, rawEndpoint } from '#kit/http/endpoint.ts';
import { created, ok } from '#kit/http/responses.ts';
import { invoiceApi, stripeEventsPath } from '#kit/paths/invoice-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { recordDepositRefund } from '#money/deposits/server/record-deposit-refund.ts';
import {
  presentDeposits,
  presentKeptDeposits,
  refundByStaff,
} from '#money/deposits/server/staff-deposits.ts';
import { invoiceSchema, newPaymentSchema } from '#money/invoices/invoices.ts';
import { invoiceExample } from '#money/invoices/server/invoices.example.ts';
import {
  depositApi,
  depositSchema,
  onlinePaymentSetupSchema,
  onlineRefundSchema,
} from '#money/online-payments/online-payments.ts';
import { takesCardPayments } from '#money/stripe/server/stripe-connection.ts';
import { refundOnline } from './refund-online.ts';
import { receiveStripeEvent } from './stripe-events.ts';

const deposit = {
  id: 3,
  quoteId: 207,
  customerName: 'Ana Lopez',
  amount: '40.00',
  kept: '40.00',
  paidAt: '2026-05-18T16:04:22.118Z',
  isOnline: true,
  hasBooked: true,
  invoiceId: null,
  disputes: [],
};

export const onlinePaymentRoutes = (deps: Deps): ApiSection => ({
  tag: 'Online payments',
  description: 'Payments by card through Stripe, where they are turned on.',
  bodies: { OnlineRefund: onlineRefundSchema },
  endpoints: {
    refundOnline: adminEndpoint('post', invoiceApi.onlineRefunds(':id'), {
      summary: 'Refund an online payment',
      description: 'In whole or in part, through Stripe: the money is paid back. Recorded once.',
      isIdempotent: true,
      body: { schema: onlineRefundSchema, example: { paymentId: 5, amount: '100.00' } },
      responses: created('The invoice with its payments', invoiceSchema, invoiceExample),
      errors: ['wrong-state', 'unavailable'],
      handle: ({ id, body, caller, idempotency }) =>
        refundOnline(deps, { id, input: body, caller }, idempotency),
    }),
    getOnlinePayments: adminEndpoint('get', depositApi.setup, {
      summary: 'Whether payments online are set up',
      responses: ok('The setup', onlinePaymentSetupSchema, { isConfigured: true }),
      handle: async () => ({ isConfigured: await takesCardPayments(deps) }),
    }),
    listDeposits: adminEndpoint('get', depositApi.ofQuote(':id'), {
      summary: 'The deposits of a quote',
      responses: ok('Oldest first', z.array(depositSchema), [deposit]),
      handle: ({ id }) => presentDeposits(deps, id),
    }),
    listKeptDeposits: adminEndpoint('get', depositApi.kept, {
      summary: 'Deposits that are on no invoice',
      description:
        'Those of which something is kept, such as after a cancellation, also where the quote was purged.',
      responses: ok('Newest first', z.array(depositSchema), [deposit]),
      handle: () => presentKeptDeposits(deps),
    }),
    refundDeposit: adminEndpoint('post', depositApi.refund(':id'), {
      summary: 'Refund a deposit',
      description: 'What is kept of it, through Stripe, while it is on no invoice. Refunded once.',
      responses: ok('The deposit', depositSchema, { ...deposit, kept: '0.00' }),
      errors: ['wrong-state', 'unavailable'],
      handle: ({ id, caller }) => refundByStaff(deps, id, caller),
    }),
    recordDepositRefund: adminEndpoint('post', depositApi.refundByHand(':id'), {
      summary: 'Record a refund of a deposit',
      description:
        'Paid back in another way than by card: at most what is kept, while it is on no invoice. No money is moved.',
      isIdempotent: true,
      body: {
        schema: newPaymentSchema,
        example: {
          amount: '40.00',
          method: 'check',
          paidAt: '2026-05-20T17:00:00Z',
          reference: 'Check 1042',
        },
      },
      responses: created('The deposit', depositSchema, { ...deposit, kept: '0.00' }),
      errors: ['wrong-state'],
      handle: ({ id, body, caller, idempotency }) =>
        recordDepositRefund(deps, { id, input: body, caller }, idempotency),
    }),
    receiveStripeEvent: rawEndpoint('post', stripeEventsPath, {
      isForStaff: true,
      summary: 'Receive an event of Stripe',
      description:
        'Signed with `Stripe-Signature`. Only these events record payments online; the same event again changes nothing.',
      responses: {
        200: {
          description: 'Received',
          schema: z.object({ received: z.boolean() }),
          example: { received: true },
        },
      },
      errors: ['malformed-body', 'not-found', 'unavailable', 'wrong-state'],
      handle: (c) => receiveStripeEvent(deps, c),
    }),
  },
});
