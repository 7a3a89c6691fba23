import type { Quote } from '#sales/quotes/quotes.ts';

/** Why the quote cannot be sent; null if it can. The server refuses the same. */
export function unsendableReason(quote: Quote): string | null {
  if (quote.estimatedPrice === null) return 'Set a price before you send it.';
  if (quote.email === '' && !quote.phone)
    return 'Add the customer’s email or phone before you send it, or copy the link.';
  return null;
}
