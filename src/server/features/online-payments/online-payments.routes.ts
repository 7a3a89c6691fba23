import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { invoiceExample } from '#server/features/invoices/invoices.example.ts';
import { type ApiSection, adminEndpoint, rawEndpoint } from '#server/http/endpoint.ts';
import { created } from '#server/http/responses.ts';
import { invoiceApi, stripeEventsPath } from '#shared/invoice-paths.ts';
import { invoiceSchema } from '#shared/invoices.ts';
import { onlineRefundSchema } from '#shared/online-payments.ts';
import { refundOnline } from './refund-online.ts';
import { receiveStripeEvent } from './stripe-events.ts';

export const onlinePaymentRoutes = (deps: Deps): ApiSection => ({
  tag: 'Online payments',
  description: 'Payments by card through Stripe, where STRIPE_SECRET_KEY is set.',
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
    receiveStripeEvent: rawEndpoint('post', stripeEventsPath, {
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
      errors: ['malformed-body', 'not-found', 'unavailable'],
      handle: (c) => receiveStripeEvent(deps, c),
    }),
  },
});
