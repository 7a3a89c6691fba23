import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import type { CustomerVisit } from '#visits/visits/visits.ts';

/** The visit that the quote is booked for; null if there is none, or if it is over. */
export const getOpenVisit = ({ visit }: CustomerQuote): CustomerVisit | null =>
  visit && ['booked', 'on-the-way', 'started'].includes(visit.status) ? visit : null;
