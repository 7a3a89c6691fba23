import type { Quote } from '#sales/quotes/quotes.ts';
import type { Contact } from '#sales/records/panel/contact-ways.ts';

/** Whom to contact about a quote, and what a message says about it. */
export const quoteContact = (quote: Quote): Contact => ({
  firstName: quote.firstName,
  lastName: quote.lastName,
  phone: quote.phone ?? '',
  email: quote.email,
  requestId: quote.requestId,
  quote: {
    items: quote.serviceDetails.items,
    estimatedPrice: quote.estimatedPrice,
    preferredDate: quote.preferredDate,
    pagePath: quote.page?.path || null,
  },
});
