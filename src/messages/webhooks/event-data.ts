import * as z from 'zod/mini';
import { invoiceSchema, paymentSchema } from '#money/invoices/invoices.ts';
import { quoteSchema, quoteStatuses } from '#sales/quotes/quotes.ts';
import { requestSchema, requestStatuses } from '#sales/requests/requests.ts';
import { visitSchema } from '#visits/visits/visits.ts';
import type { WebhookDelivery } from './webhooks.ts';

/** A payment as its invoice shows it, with the records it is about. */
export const movedPaymentSchema = z.extend(paymentSchema, {
  invoiceId: z.nullable(z.int()),
  quoteId: z.nullable(z.int()),
  customerId: z.nullable(z.int()),
});

/** When each event is sent, and with what. */
export const eventData: Record<WebhookDelivery['event'], { when: string; data: z.ZodMiniType }> = {
  'lead.created': {
    when: 'A lead came in',
    data: z.object({ request: requestSchema, quote: z.nullable(quoteSchema) }),
  },
  'request.status-changed': {
    when: 'A request’s status changed, for any reason',
    data: z.object({ request: requestSchema, formerStatus: z.enum(requestStatuses) }),
  },
  'quote.status-changed': {
    when: 'A quote’s status changed; a quote and its request move together',
    data: z.object({ quote: quoteSchema, formerStatus: z.enum(quoteStatuses) }),
  },
  'quote.sent': { when: 'Staff sent a quote, by email or text', data: quoteSchema },
  'quote.accepted': { when: 'The customer accepted it, on its page or with a booking', data: quoteSchema },
  'quote.declined': { when: 'The customer declined it', data: quoteSchema },
  'quote.change-requested': { when: 'The customer asked for a change', data: quoteSchema },
  'visit.booked': { when: 'A visit was booked, or is open again', data: visitSchema },
  'visit.moved': { when: 'It got another day, window or crew', data: visitSchema },
  'visit.cancelled': { when: 'It was cancelled, for any reason', data: visitSchema },
  'visit.done': { when: 'The work was done', data: visitSchema },
  'visit.no-show': { when: 'Nobody was there', data: visitSchema },
  'invoice.issued': { when: 'An invoice got its number', data: invoiceSchema },
  'invoice.paid': { when: 'Nothing is owed on it any more', data: invoiceSchema },
  'invoice.voided': { when: 'All that was left of it was credited', data: invoiceSchema },
  'payment.received': {
    when: 'Money came in: a payment, a deposit, a failed refund or a won dispute, as `kind` says',
    data: movedPaymentSchema,
  },
  'payment.refunded': {
    when: 'Money went back: a refund or a lost dispute, as `kind` says, with a negative amount',
    data: movedPaymentSchema,
  },
  test: { when: 'An owner asked for it', data: z.object({ message: z.string() }) },
};
