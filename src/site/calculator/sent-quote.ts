import type { CartPrice } from '#company/catalog/pricing.ts';
import type { QuoteForm } from '#sales/leads/quote-form-fields.ts';
import { readSession, saveSession } from '#sales/leads/site/session-storage.ts';
import type { BookingState } from './booking-start.ts';
import type { CartLine } from './cart-lines.ts';

/** For the last step, once cart and form are emptied. */
export interface SentQuote {
  firstName: string;
  lines: CartLine[];
  price: CartPrice;
  /** The server's figure, formatted. */
  total: string | null;
  form: QuoteForm;
  photoName: string | null;
  isPhotoLost: boolean;
  /** For the link to the quote's page; null if it has none. */
  token: string | null;
  booking: BookingState;
  /** The booked window, such as `Tuesday, December 1, 8 to 10 AM`. */
  bookedFor: string | null;
  /** Why the window that was chosen with it was not booked. */
  refusal: string | null;
  sentAt: string;
}

const storageKey = 'sentQuote';

/** Lets a reload, or Back from another page, return to the last step, which fetches the windows again. */
export const saveSentQuote = ({ booking, ...quote }: SentQuote) =>
  saveSession(storageKey, { ...quote, booking: booking && 'loading' });

export const readSentQuote = () => readSession(storageKey) as SentQuote | null;

export const isBooked = (quote: SentQuote | null) => quote !== null && quote.bookedFor !== null;

/** The last step offers arrival windows. */
export const isPicking = (quote: SentQuote | null) =>
  typeof quote?.booking === 'object' && quote.booking !== null && quote.bookedFor === null;
