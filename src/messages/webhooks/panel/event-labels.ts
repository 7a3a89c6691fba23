import type { WebhookDelivery } from '#messages/webhooks/webhooks.ts';

export const eventLabels: Record<WebhookDelivery['event'], string> = {
  'lead.created': 'New lead',
  'request.status-changed': 'Status of a request',
  'quote.status-changed': 'Status of a quote',
  'quote.sent': 'Quote sent',
  'quote.accepted': 'Quote accepted',
  'quote.declined': 'Quote declined',
  'quote.change-requested': 'Change to a quote requested',
  'visit.booked': 'Visit booked',
  'visit.moved': 'Visit moved',
  'visit.cancelled': 'Visit cancelled',
  'visit.done': 'Visit done',
  'visit.no-show': 'No-show',
  'invoice.issued': 'Invoice issued',
  'invoice.paid': 'Invoice paid',
  'invoice.voided': 'Invoice voided',
  'payment.received': 'Payment received',
  'payment.refunded': 'Payment refunded',
  test: 'Test',
};
