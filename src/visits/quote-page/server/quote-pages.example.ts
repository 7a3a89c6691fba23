import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';

export const customerQuoteExample: CustomerQuote = {
  id: 207,
  version: 1,
  items: [
    {
      title: '3-Seat Sofa',
      quantity: 2,
      unit: 'piece',
      unitPrice: '149.00',
      minimumPrice: null,
      lineTotal: '298.00',
    },
  ],
  subtotal: '298.00',
  discountPercent: 15,
  discount: '44.70',
  adjustment: '0.00',
  minimumFee: '0.00',
  tripFee: '25.00',
  total: '278.30',
  validUntil: '2026-06-17',
  decision: null,
  decidedAt: null,
  canBook: true,
  visit: null,
  businessPhone: '(818) 555-0100',
};
