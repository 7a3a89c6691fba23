import type { RefusedPost } from '#sales/leads/site/refused-post.ts';
import type { Decision } from '#sales/quotes/decisions.ts';
import type { AcceptedQuote, UnconfirmedBooking } from '#sales/quotes/quote-pages.ts';
import type { PhotoStage } from '#visits/day/visit-progress.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';

/** The data of a quote's page. It does not name the customer, because links are forwarded. */
export interface QuotePageData {
  token: string;
  quote: CustomerQuote;
  /** There is a visit that the customer can still move or cancel on its page. */
  canChangeVisit: boolean;
  /** The last acceptance. After staff reopened the quote it may differ from what is offered. */
  accepted: AcceptedQuote | null;
  /** A booking that its hold still keeps, and that the link in an email books. */
  unconfirmed: UnconfirmedBooking | null;
  hasPhoto: boolean;
  /** The crew's photos from before and after the work. */
  visitPhotos: { id: number; stage: PhotoStage }[];
  /** The customer can decline, and accept if there is a price. */
  isOpen: boolean;
  /** A time can be picked once the quote is accepted, and not before. */
  picksOnceAccepted: boolean;
  isExpired: boolean;
  /** Nobody has set a price yet. */
  isUnpriced: boolean;
  /** A refused form post, and which form it was. */
  refused: (RefusedPost & { decision: Decision | null }) | null;
}
