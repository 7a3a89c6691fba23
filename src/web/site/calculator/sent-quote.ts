import type { CartPrice } from '#shared/pricing.ts';
import type { QuoteForm } from '#shared/quote-form-fields.ts';
import type { CartLine } from './cart-lines.ts';

/** What was sent, for the last step; the cart and the form are empty by then. */
export interface SentQuote {
  firstName: string;
  lines: CartLine[];
  price: CartPrice;
  /** As a person reads it; the server's own figure. */
  total: string | null;
  form: QuoteForm;
  photoName: string | null;
  isPhotoLost: boolean;
}
